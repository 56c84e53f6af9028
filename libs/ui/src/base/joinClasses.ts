/**
 * Class names of one element, without those that do not apply and those the style sheet does not have: a kind of card
 * may need no rules of its own.
 */
export const joinClasses = (...names: readonly (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ');
