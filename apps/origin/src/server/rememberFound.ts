import { LRUCache } from 'lru-cache';

/**
 * The same lookup, asked once for each key: for what does not change while the process runs, or not within `ttlMs`.
 * Who asks meanwhile waits for the same answer. What is not found is not kept, or strangers could fill the memory;
 * neither is a failure.
 */
export function rememberFound<T extends object>(
  find: (key: string) => Promise<T | null>,
  { max = 5000, ttlMs = 0 }: { max?: number; ttlMs?: number } = {},
): (key: string) => Promise<T | null> {
  const kept = new LRUCache<string, Promise<T | null>>({ max, ttl: ttlMs });
  return (key) => {
    const known = kept.get(key);
    if (known) return known;

    const asked = find(key);
    kept.set(key, asked);
    const forget = () => {
      if (kept.peek(key) === asked) kept.delete(key);
    };
    asked.then((found) => found ?? forget(), forget);
    return asked;
  };
}
