import type { MessageOverrides } from './MessageOverrides';
import type { Messages, MessageTree } from './Messages';

/** Overrides messages of a catalogue. Unknown keys are ignored. */
export function applyOverrides(catalogue: Messages, overrides: MessageOverrides): Messages {
  // Keeps every key of the catalogue.
  return merge(catalogue, overrides) as Messages;
}

function merge(messages: MessageTree, changes: MessageTree): MessageTree {
  const merged = Object.entries(messages).map(([key, value]) => {
    const change = Object.hasOwn(changes, key) ? changes[key] : undefined;
    if (typeof value === 'string') return [key, typeof change === 'string' ? change : value];
    return [key, typeof change === 'object' ? merge(value, change) : value];
  });
  return Object.fromEntries(merged) as MessageTree;
}
