import type { Words } from './Words';

/** Every message with its dotted key: `['standings.points.short', 'PTS']`. */
export function messageEntries(words: Words, prefix = ''): [key: string, message: string][] {
  return Object.entries(words).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : messageEntries(value, `${prefix}${key}.`),
  );
}
