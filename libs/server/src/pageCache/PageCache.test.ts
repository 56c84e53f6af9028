import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RenderedPage } from './CacheEntry';
import PageCache from './PageCache';
import { pageCacheHooks } from './pageCacheHooks';

const nonce = 'secret';
const open = (maxMemoryCacheSize = 10_000) => new PageCache({ maxMemoryCacheSize });
const aPage = (html: string): RenderedPage => ({
  ...{ kind: 'APP_PAGE', html, headers: { 'x-age': '1' } },
  rscData: Buffer.from(`["é","${nonce}"]`),
  segmentData: new Map([['/', Buffer.from(`"${nonce}"`)]]),
});
const kept = { cacheControl: { revalidate: 2, expire: 60 } };

beforeEach(() => {
  pageCacheHooks().seal = async (html) => ({
    ...{ html: html.replaceAll(nonce, ''), nonce, headers: { 'Content-Security-Policy': 'p' } },
  });
});

describe('a page that Next has rendered', () => {
  it('is kept for the next request, with its policy, without the nonce, and as long as Next says', async () => {
    await open().set('a', aPage(`<p>${nonce}</p>`), kept);

    expect(await open().get('a')).toMatchObject({
      value: { html: '<p></p>', headers: { 'x-age': '1', 'Content-Security-Policy': 'p' } },
      cacheControl: { revalidate: 2, expire: 60 },
    });
  });

  it('is the same for who asked first: Next sends what it handed over', async () => {
    const page = aPage(nonce);
    await open().set('a', page, kept);

    expect(page.headers).toHaveProperty('Content-Security-Policy', 'p');
    const whole = [page.html, page.rscData, ...(page.segmentData?.values() ?? [])].map(String);
    expect(whole).toEqual(['', '["é",""]', '""']);
  });

  it('has its policy also where nothing is kept', async () => {
    const page = aPage('');
    await open(0).set('a', page, kept);

    expect(page.headers).toHaveProperty('Content-Security-Policy', 'p');
    expect(await open(0).get('a')).toBeNull();
  });

  it('is forgotten before the memory is full', async () => {
    for (const key of 'abcdef') await open(10_000).set(key, aPage('x'.repeat(3_000)), kept);

    expect(await open().get('a')).toBeNull();
    expect(await open().get('f')).not.toBeNull();
  });
});

describe('while the process has more to do than it can', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    pageCacheHooks().isBusy = () => false;
  });

  it('a page is as good as new for a minute, so that Next makes none anew', async () => {
    await open().set('a', aPage('a'), kept);
    const madeAt = Date.now();
    vi.advanceTimersByTime(30_000);
    expect(await open().get('a')).toMatchObject({ lastModified: madeAt });

    pageCacheHooks().isBusy = () => true;
    expect(await open().get('a')).toMatchObject({ lastModified: madeAt + 30_000 });
    vi.advanceTimersByTime(30_000);
    expect(await open().get('a')).toMatchObject({ lastModified: madeAt });
  });
});
