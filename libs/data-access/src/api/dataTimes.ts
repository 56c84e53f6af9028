import { processSingleton } from './processSingleton';

const times = processSingleton('answer-times', () => new WeakMap<object, number>());

/** Stores how recent a response is. Updated whenever the backend answers 304. */
export function recordDataTime(value: unknown, at: number): void {
  if (typeof value === 'object' && value !== null) times.set(value, at);
}

/**
 * How recent the data of a response are, in ms since 1970 by our clock: when the backend answered, or last heard from
 * its provider if it says so. A stale response keeps its time. Takes the very object that `get` returned; `null` for
 * any other.
 */
export function dataTimeOf(value: object | null): number | null {
  return value ? (times.get(value) ?? null) : null;
}
