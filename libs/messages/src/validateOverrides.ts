import { messageArguments } from './messageArguments';
import { messageEntries } from './messageEntries';
import type { MessageTree } from './Messages';

/**
 * The problems of a site's overrides, one line each, with the key: a key that the catalogue does not have, or a message
 * with other arguments.
 */
export function validateOverrides(catalogue: MessageTree, overrides: MessageTree): string[] {
  const known = new Map(messageEntries(catalogue));
  return messageEntries(overrides).flatMap(([key, message]) => {
    const original = known.get(key);
    if (original === undefined) return [`${key}: there is no such message`];
    if (message.trim() === '') return [`${key}: it says nothing`];
    return validateValues(key, message, original);
  });
}

function validateValues(key: string, message: string, original: string): string[] {
  const expected = list(messageArguments(original));
  try {
    const taken = list(messageArguments(message));
    return taken === expected ? [] : [`${key}: it takes ${taken}, and the page gives it ${expected}`];
  } catch (error) {
    return [`${key}: it cannot be read (${error instanceof Error ? error.message : String(error)})`];
  }
}

const list = (names: readonly string[]): string =>
  names.length === 0 ? 'no values' : names.map((name) => `{${name}}`).join(', ');
