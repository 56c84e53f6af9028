import { StubResponse } from '@cancha/data-access/testing/startJsonServer';
import { getSiteContext } from '@cancha/site/context/SiteContext';
import { testContext } from '@cancha/site/testing/testContext';
import { validateSitemap, validateSitemapIndex } from '@cancha/site/testing/validateSitemap';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  article,
  askSitemap,
  beginDay,
  endDay,
  lists,
  locations,
  origin,
  readSitemap,
  root,
  serveSitemaps,
} from './testing/serveSitemaps';

vi.mock('@cancha/site/context/SiteContext', () => ({ getSiteContext: vi.fn() }));
beforeEach(beginDay);
afterEach(endDay);

const months = { items: [{ month: '2026-07', modified_at: '2026-07-05T17:00:00-0600' }] };

const month = (...items: object[]) => ({ [`${root}/articles?month=2026-07`]: { items } });
const news = (...items: object[]) => ({ [`${root}/articles?since=2026-07-04T12:00:00Z`]: { items } });

describe('the list of sitemaps', () => {
  it('names each by its whole address, with the day a month last changed', async () => {
    await serveSitemaps({ [`${root}/months`]: months, [`${root}/lists`]: lists });
    const xml = await readSitemap('index');

    expect(await validateSitemapIndex(xml)).toEqual([]);
    expect(locations(xml)).toEqual(
      ['news', 'images', 'pages', 'sections', 'topics', 'authors', '2026-07'].map(
        (name) => `${origin}/mx/sitemaps/${name}.xml`,
      ),
    );
    expect(xml).toContain('<lastmod>2026-07-05T23:00:00.000Z</lastmod>');
  });

  it('leaves out what the backend has no lists for', async () => {
    await serveSitemaps({});

    expect(locations(await readSitemap('index')).join()).not.toMatch(/topics|2026/);
    expect((await askSitemap('topics')).status).toBe(404);
  });
});

describe('the archive of a month', () => {
  it('has each article under its one address, and is valid', async () => {
    await serveSitemaps(month(article(1), article(2)));
    const xml = await readSitemap('2026-07');

    expect(await validateSitemap(xml)).toEqual([]);
    expect(locations(xml)).toEqual([1, 2].map((id) => `${origin}/mx/liga/nota-${id}.html`));
  });

  it('leaves out what is to be found elsewhere, or is not this edition’s', async () => {
    await serveSitemaps(
      month(
        article(1, { siteCode: 'REDGOL', url: 'https://redgol.example/x.html' }),
        article(2, { url: 'a', canonical: 'https://red.example/otra.html' }),
        article(3, { editions: ['per'] }),
        article(4, { editions: ['mex'] }),
      ),
      { site: { edition: 'mex' }, networkHosts: ['red.example'] },
    );

    expect(locations(await readSitemap('2026-07'))).toEqual([`${origin}/mx/liga/nota-4.html`]);
  });

  it('leaves out betting while links to it are hidden, and only for exactly "true"', async () => {
    const betting = month(article(1, { link: '/apuestas/guias/nota.html' }));
    const countWith = async (flag: string) => {
      await serveSitemaps(betting, { environment: { BETTING_LINKS_HIDDEN: flag } });
      return locations(await readSitemap('2026-07')).length;
    };

    expect([await countWith('true'), await countWith('True'), await countWith('1')]).toEqual([0, 1, 1]);
  });

  it('is missing where nothing was published, and under a name that is no month', async () => {
    await serveSitemaps(month());

    for (const name of ['2026-07', '2026-13', 'nada']) expect((await askSitemap(name)).status).toBe(404);
  });
});

describe('the sitemap of news', () => {
  it('tells publication, language, date and title, and is valid', async () => {
    await serveSitemaps(news(article(1)));
    const xml = await readSitemap('news');

    expect(await validateSitemap(xml)).toEqual([]);
    expect(xml).toContain('<news:language>es</news:language>');
    expect(xml).toContain('<news:publication_date>2026-07-05T16:12:00-06:00</news:publication_date>');
    expect(xml).toContain('<news:title>Nota 1 &amp; más</news:title>');
  });

  it('has nothing older than two days, nothing of tomorrow, and no more than a thousand', async () => {
    const old = article(1, { published_at: '2026-07-04T11:59:59Z' });
    const future = article(2, { published_at: '2026-07-06T12:00:01Z' });
    const many = Array.from({ length: 1_001 }, (_, i) => article(i + 10));
    await serveSitemaps(news(old, future, ...many));
    const found = locations(await readSitemap('news'));

    expect(found).toHaveLength(1_000);
    expect(found.join()).not.toMatch(/nota-[12]\.html/);
  });

  it('is an empty document on a quiet day', async () => {
    await serveSitemaps(news());

    expect(await readSitemap('news')).toContain('<urlset');
  });

  it('is made of the newest articles where the backend cannot say more', async () => {
    await serveSitemaps({ '/v1/sites/FCA/news/latest?size=100': { items: [article(1)] } });

    expect(locations(await readSitemap('news'))).toHaveLength(1);
  });
});

describe('the sitemap of pictures', () => {
  const siteMap = (...urls: string[]) => ({
    [`${root}/images`]: {
      siteMap: `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">${urls
        .map(
          (url) =>
            `<url><loc>${url}</loc><image:image><image:loc>https://pics.example/1.jpg?a=1&amp;b=2</image:loc></image:image></url>`,
        )
        .join('')}</urlset>`,
    },
  });

  it('is the backend’s, without the pages of other sites, and is valid', async () => {
    await serveSitemaps(siteMap(`${origin}/mx/a.html`, `${origin}/a.html`, 'https://otro.example/mx/a.html'));
    const xml = await readSitemap('images');

    expect(await validateSitemap(xml)).toEqual([]);
    expect(locations(xml)).toEqual([`${origin}/mx/a.html`]);
    expect(xml).toContain('<image:loc>https://pics.example/1.jpg?a=1&amp;b=2</image:loc>');
  });
});

describe('when the backend is down', () => {
  it.each(['index', 'news', 'images', 'pages', 'sections', '2026-07'])(
    '%s is 503 and not an empty document',
    async (name) => {
      vi.mocked(getSiteContext).mockResolvedValue(testContext());
      const answer = await askSitemap(name);

      expect(answer.status).toBe(503);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    },
  );

  it.each([new StubResponse(500, 'x'), { siteMap: '' }])(
    'the sitemap of pictures is as well',
    async (bad) => {
      await serveSitemaps({ [`${root}/images`]: bad });

      expect((await askSitemap('images')).status).toBe(503);
    },
  );
});

it('a deployment that is not to be found has no sitemaps', async () => {
  await serveSitemaps(month(article(1)), { environment: { ROBOTS: 'noindex' } });

  expect((await askSitemap('2026-07')).status).toBe(404);
});
