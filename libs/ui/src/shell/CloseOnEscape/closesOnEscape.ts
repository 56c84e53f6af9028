/** Marks a checkbox or a disclosure that holds something open. */
export const closesOnEscape = 'data-closes-on-escape';
