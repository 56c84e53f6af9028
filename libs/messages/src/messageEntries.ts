import type { MessageTree } from './Messages';

/** Every message with its dotted key: `['standings.points.short', 'PTS']`. */
export function messageEntries(words: MessageTree, prefix = ''): [key: string, message: string][] {
  return Object.entries(words).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : messageEntries(value, `${prefix}${key}.`),
  );
}
