import { processSingleton } from '@cancha/data-access/api/processSingleton';
import { LRUCache } from 'lru-cache';

type RateLimitOptions = {
  /** Requests that one key may make within a window. */
  most: number;
  windowMs: number;
  /** Keys that are remembered; of more, the longest silent are forgotten. */
  keys?: number;
};

/** Counts requests by a key, in the memory of this process. `true`: one more may pass. */
export function createRateLimit({
  most,
  windowMs,
  keys = 10_000,
}: RateLimitOptions): (key: string) => boolean {
  const windows = new LRUCache<string, { count: number; until: number }>({ max: keys });
  return (key) => {
    const now = Date.now();
    const current = windows.get(key);
    // A window starts with its first request and is not pushed on by the next ones.
    if (!current || current.until <= now) {
      windows.set(key, { count: 1, until: now + windowMs });
      return true;
    }
    current.count += 1;
    return current.count <= most;
  };
}

type PostLimit = Parameters<typeof createRateLimit>[0];

/** How often a form is taken: from one address, and in all. */
export type PostLimits = { readonly ofReader: PostLimit; readonly ofAll: PostLimit };

/** Whether a posted form is taken: not from a page of another site, and not too often. */
export function mayPost({ headers }: Request, form: string, limits: PostLimits): boolean {
  if (headers.get('sec-fetch-site') === 'cross-site') return false;
  const { ofReader, ofAll } = processSingleton(`${form}-limits`, () => ({
    ofReader: createRateLimit(limits.ofReader),
    ofAll: createRateLimit(limits.ofAll),
  }));
  // The reader's own entry; those after it are proxies that many readers share.
  const [reader = ''] = (headers.get('x-forwarded-for') ?? '').split(',', 1);
  return (reader === '' || ofReader(reader.trim())) && ofAll('');
}
