import { processSingleton } from './processSingleton';

const times = processSingleton('answer-times', () => new WeakMap<object, number>());

/** Remembers of when an answer is: each time anew that a backend says it is still the same. */
export function recordDataTime(value: unknown, at: number): void {
  if (typeof value === 'object' && value !== null) times.set(value, at);
}

/**
 * Of when the data of an answer are, in ms since 1970 of our own clock: when the backend made the answer, or last had
 * word from its provider if it says so. An answer that stands in for one that failed keeps the time it was made at.
 * `null` for what no client gave: ask it of the very object that `get` returned.
 */
export function dataTimeOf(value: object | null): number | null {
  return value ? (times.get(value) ?? null) : null;
}
