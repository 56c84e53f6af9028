import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articles } from '../database/contentTables.ts';
import { openTestOrigin, type TestOrigin } from '../testing/openTestOrigin.ts';
import type { SitemapEntry, SitemapLists, SitemapMonths } from './sitemapSchemas.ts';

let origin: TestOrigin;
beforeAll(async () => {
  origin = await openTestOrigin();
  await origin.db.update(articles).set({ status: 'draft' }).where(eq(articles.id, 1002));
});
afterAll(() => origin.close());

async function get<T>(path: string, site = 'FCA'): Promise<T> {
  const answer = await origin.app.inject(`/v1/sites/${site}/sitemaps${path}`);
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
  return answer.json();
}
const entries = async (query = '') => (await get<{ items: SitemapEntry[] }>(`/articles${query}`)).items;
const timeOf = ({ published_at: at }: SitemapEntry) => Date.parse(at ?? '');

describe('the articles of a sitemap', () => {
  it('are all that are published, each once, the newest first', async () => {
    const all = await entries();
    const ids = all.map(({ id }) => id);

    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).not.toContain(1002);
    expect(all.map(timeOf)).toEqual(all.map(timeOf).toSorted((a, b) => b - a));
  });

  it('of a month came out in it by the clocks of the site, and the months together are all', async () => {
    const { items: months } = await get<SitemapMonths>('/months');
    let found = 0;
    for (const { month, articles: expected } of months) {
      const ofMonth = await entries(`?month=${month}`);
      found += ofMonth.length;

      expect(ofMonth).toHaveLength(expected);
      for (const { published_at: at } of ofMonth) expect(at?.slice(0, 7)).toBe(month);
    }

    expect(found).toBe((await entries()).length);
    expect(months.map(({ month }) => month)).toEqual(
      months
        .map(({ month }) => month)
        .toSorted()
        .toReversed(),
    );
  });

  it('since a moment leave out what is older, and keep what came out then', async () => {
    const all = await entries();
    const fifth = all[4]?.published_at ?? '';
    const since = await entries(`?since=${encodeURIComponent(fifth)}`);

    expect(since.map(timeOf).every((time) => time >= Date.parse(fifth))).toBe(true);
    expect(since).toEqual(all.slice(0, since.length));
    expect(since.length).toBeGreaterThanOrEqual(5);
  });

  it('have the addresses and editions of the site that is asked', async () => {
    const { items } = await get<{ items: SitemapEntry[] }>('/articles', 'BOLAVIPMX');

    expect(items[0]).toMatchObject({ siteCode: 'BOLAVIPMX', url: expect.stringContaining('/mx/') });
    expect(items[0]?.editions).toContain('mex');
  });

  it.each(['month=2026-13', 'month=july', 'since=yesterday'])('are not guessed for %s', async (query) => {
    expect((await origin.app.inject(`/v1/sites/FCA/sitemaps/articles?${query}`)).statusCode).toBe(400);
  });
});

describe('the lists of a sitemap', () => {
  it('are those that show something, with the moment of its newest change', async () => {
    const lists = await get<SitemapLists>('/lists');

    for (const [path, list] of [
      ['section', lists.sections],
      ['tag', lists.topics],
    ] as const) {
      expect(list.length).toBeGreaterThan(3);
      for (const { slug, modified_at: at } of list.slice(0, 5)) {
        const url = `/v1/sites/FCA/news/${path}/${encodeURIComponent(slug)}?size=100`;
        const { items } = (await origin.app.inject(url)).json();
        const changes = items.map((item: { modified_at: string }) => Date.parse(item.modified_at));

        expect(items.length, slug).toBeGreaterThan(0);
        if (items.length < 100) expect(Math.max(...changes)).toBe(Date.parse(at));
      }
    }
    expect(lists.authors.map(({ slug }) => slug)).toContain('mesa-de-datos');
  });
});
