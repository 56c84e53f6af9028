import { LRUCache } from 'lru-cache';

type RateLimitOptions = {
  /** Requests that one key may make within a window. */
  most: number;
  windowMs: number;
  /** Keys that are remembered; of more, the longest silent are forgotten. */
  keys?: number;
};

/** Counts requests by a key, in the memory of this process. 0: one more may pass; else the seconds until one may. */
export function createRateLimit({
  most,
  windowMs,
  keys = 10_000,
}: RateLimitOptions): (key: string) => number {
  const windows = new LRUCache<string, { count: number; until: number }>({ max: keys });
  return (key) => {
    const now = Date.now();
    const current = windows.get(key);
    // A window starts with its first request and is not pushed on by the next ones.
    if (!current || current.until <= now) {
      windows.set(key, { count: 1, until: now + windowMs });
      return 0;
    }
    current.count += 1;
    return current.count <= most ? 0 : Math.ceil((current.until - now) / 1000);
  };
}
