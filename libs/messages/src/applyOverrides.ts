import type { MessageOverrides } from './MessageOverrides';
import type { Messages } from './Messages';
import type { MessageTree } from './MessageTree';

/** A catalogue with some of its messages said otherwise. What it does not know is not let in. */
export function applyOverrides(catalogue: Messages, overrides: MessageOverrides): Messages {
  // Every key of the catalogue is kept, so its shape is.
  return merge(catalogue, overrides) as Messages;
}

function merge(words: MessageTree, changes: MessageTree): MessageTree {
  const merged = Object.entries(words).map(([key, value]) => {
    const change = Object.hasOwn(changes, key) ? changes[key] : undefined;
    if (typeof value === 'string') return [key, typeof change === 'string' ? change : value];
    return [key, typeof change === 'object' ? merge(value, change) : value];
  });
  return Object.fromEntries(merged) as MessageTree;
}
