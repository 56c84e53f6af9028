import { LRUCache } from 'lru-cache';
import type { CacheEntry, RenderedPage, Rendered } from './CacheEntry.ts';
import { pageCacheHooks, type Seal } from './pageCacheHooks.ts';

const isPage = (value: Rendered): value is RenderedPage => value.kind === 'APP_PAGE';

/** The letters of a nonce are the same in any encoding, so what the bytes say need not be understood. */
const without = (nonce: string, data: Buffer): Buffer =>
  Buffer.from(data.toString('latin1').replaceAll(nonce, ''), 'latin1');

/**
 * A page as it may be kept and sent, with the policy among its headers. Changed in place: what Next hands to `set` is what it
 * then sends to who asked for the page first. That is not documented: `who-asks-first.e2e.ts` fails when it ends.
 */
async function sealInPlace(page: RenderedPage, seal: Seal): Promise<void> {
  const { html, nonce, headers } = await seal(page.html);
  page.html = html;
  page.headers = { ...page.headers, ...headers };
  if (nonce === null) return;
  if (page.rscData) page.rscData = without(nonce, page.rscData);
  if (page.segmentData)
    page.segmentData = new Map(
      Array.from(page.segmentData, ([key, data]) => [key, without(nonce, data)] as const),
    );
}

/** In bytes, about. */
function sizeOf({ value }: CacheEntry): number {
  if (!value || !isPage(value)) return 1 + JSON.stringify(value ?? '').length;
  const segments = [value.rscData, ...(value.segmentData?.values() ?? [])];
  return 1 + value.html.length + segments.reduce((sum, data) => sum + (data?.length ?? 0), 0);
}

/** As old a page may get in a process that is busy. One of a match asks for its score by itself, and says how old it is. */
const asItIsMs = 60_000;

/** Of all requests: this file is loaded once a process. */
let kept: LRUCache<string, CacheEntry> | undefined;

/**
 * Next's cache of rendered pages (`cacheHandler`): in memory, in bounds, each page with the content security policy that
 * lets its own scripts run and no other.
 */
// eslint-disable-next-line import-x/no-default-export -- by which Next takes it
export default class PageCache {
  readonly #pages: LRUCache<string, CacheEntry> | null;

  /** Next makes one for each request. @param options of which `cacheMaxMemorySize` is here; 0 keeps nothing */
  constructor({ maxMemoryCacheSize = 0 }: { maxMemoryCacheSize?: number }) {
    if (maxMemoryCacheSize > 0)
      kept ??= new LRUCache({ maxSize: maxMemoryCacheSize, sizeCalculation: sizeOf });
    this.#pages = (maxMemoryCacheSize > 0 && kept) || null;
  }

  async get(key: string): Promise<CacheEntry | null> {
    const page = this.#pages?.get(key) ?? null;
    if (!page || !pageCacheHooks().isBusy()) return page;
    const now = Date.now();
    // Next makes an old page anew while it gives it. Of many at once that takes the time of those who only read.
    return now - page.lastModified < asItIsMs ? { ...page, lastModified: now } : page;
  }

  async set(
    key: string,
    value: Rendered | null,
    { cacheControl }: Pick<CacheEntry, 'cacheControl'>,
  ): Promise<void> {
    const { seal } = pageCacheHooks();
    if (seal && value && isPage(value)) await sealInPlace(value, seal);
    this.#pages?.set(key, { value, lastModified: Date.now(), ...(cacheControl ? { cacheControl } : {}) });
  }

  /** Nothing has tags of ours: a page is as old as its seconds. */
  async revalidateTag(): Promise<void> {
    this.#pages?.clear();
  }

  resetRequestCache(): void {
    // Nothing is remembered for one request.
  }
}
