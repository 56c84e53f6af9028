import { LRUCache } from 'lru-cache';

/**
 * A pure function that keeps its latest answers.
 * @param keyOf Two calls with the same key have the same answer.
 * @param max How many answers are kept.
 */
export function remember<Args extends unknown[]>(
  answer: (...args: Args) => string,
  keyOf: (...args: Args) => string,
  max = 2_000,
): (...args: Args) => string {
  const known = new LRUCache<string, string>({ max });
  return (...args) => {
    const key = keyOf(...args);
    const found = known.get(key);
    if (found !== undefined) return found;
    const fresh = answer(...args);
    known.set(key, fresh);
    return fresh;
  };
}
