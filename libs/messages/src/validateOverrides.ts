import { messageArguments } from './messageArguments';
import { messageEntries } from './messageEntries';
import type { MessageTree } from './MessageTree';

/**
 * What is wrong with the words of a site: one line each, which begins with the key. A key that the catalogue does
 * not have is never read, and a message that takes other values than the page fills in shows its braces.
 */
export function validateOverrides(catalogue: MessageTree, overrides: MessageTree): string[] {
  const known = new Map(messageEntries(catalogue));
  return messageEntries(overrides).flatMap(([key, message]) => {
    const original = known.get(key);
    if (original === undefined) return [`${key}: there is no such message`];
    if (message.trim() === '') return [`${key}: it says nothing`];
    return complaintsAboutValues(key, message, original);
  });
}

function complaintsAboutValues(key: string, message: string, original: string): string[] {
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
