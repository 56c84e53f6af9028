import type { StubResponses } from '@cancha/data-access/testing/startJsonServer';
import { startServer } from '@cancha/data-access/testing/startServer';
import type { Metadata } from 'next';
import type { JSX } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { generateHomeMetadata, HomePage } from './home/HomePage';
import { generateInfoMetadata, InfoPage } from './info/InfoPage';
import { AuthorPage, generateAuthorMetadata } from './list/authorPage';
import { generateLatestMetadata, LatestPage } from './list/latestPage';
import { generateTopicMetadata, TopicPage } from './list/topicPage';
import { ProblemPage } from '@cancha/site/pages/problem/ProblemPage';
import { generateResourceMetadata, ResourcePage } from './resource/ResourcePage';
import { getSiteContext } from '@cancha/site/context/SiteContext';
import { generateStaffMetadata, StaffPage } from './staff/StaffPage';
import { renderPage } from '@cancha/site/testing/renderPage';
import { testContext } from '@cancha/site/testing/testContext';

vi.mock('@cancha/site/context/SiteContext', () => ({ getSiteContext: vi.fn() }));
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

const origin = 'https://futbol.example';
const article = (id: number) => ({
  id,
  title: `Nota ${id}`,
  published_at: '2026-07-05T16:12:00-06:00',
  body: `<p><a href="/tema/mls">relativo</a> <a href="${origin}/mx/panama">entero</a></p>`,
  link: `/mundial-2026/nota-${id}.html`,
  url: `${origin}/mundial-2026/nota-${id}.html`,
  section: 'Mundial 2026',
  sectionSlug: 'mundial-2026',
  categories: [{ categorySlug: ['panama', 'ligas', 'mundial-2026'][id % 3], categoryName: 'x' }],
  tags: [{ text: 'MLS', url: 'mls' }],
  author: [{ name: 'Mesa', username: 'mesa' }],
});
const some = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => article(from + n));
const list = (items: unknown[]) => ({ items, paginationInfo: { nextPage: 3, lastPage: 9 } });
const entry = (id: number, title: string, url: string, parent = 0) => ({
  id,
  title,
  url,
  parent,
  menuOrder: id,
});
const sent = '/v1/sites/FCA';

const answers: StubResponses = {
  [`${sent}/news/home`]: { items: some(1, 49), starJournalistsArticles: [] },
  [`${sent}/news/most-viewed?size=60`]: { items: some(60, 70) },
  [`${sent}/news/most-viewed?size=20`]: { items: some(60, 70) },
  [`${sent}/news/latest?page=2&size=21`]: list(some(1, 22)),
  [`${sent}/news/latest?size=30`]: list(some(70, 90)),
  [`${sent}/news/latest?size=4`]: list(some(70, 74)),
  [`${sent}/news/tag/mls?page=2&size=21`]: {
    ...list(some(1, 9)),
    totalPages: 9,
    isLastPage: false,
    tag: null,
  },
  [`${sent}/authors/mesa/news?page=2&size=21`]: list(some(1, 9)),
  [`${sent}/authors?orderBy=name`]: { items: [{ name: 'Mesa', username: 'mesa' }] },
  [`${sent}/authors`]: { items: [{ name: 'Mesa', username: 'mesa' }] },
  [`${sent}/all/mundial-2026/nota-1.html?page=1&size=21`]: {
    type: 'article',
    data: {
      article: article(1),
      relatedArticles: some(2, 5),
      previousArticle: article(6),
      nextArticle: article(7),
    },
  },
  [`${sent}/all/mundial-2026?page=2&size=21`]: {
    type: 'listing',
    data: { ...list(some(1, 9)), section: null },
  },
  [`${sent}/header-tags`]: [1, 2, 3, 4, 5].map((n) => ({ label: `Tema ${n}`, url: `/tema/${n}`, order: n })),
  // Whatever is asked of these two.
  '/soccer/matches': { matches: [] },
  '/v2/sites/FCA/menu': {
    data: [
      { name: 'main web-desktop', items: [entry(1, 'Panamá', '/panama'), entry(2, 'Portada', '/')] },
      {
        name: 'hamburger web-desktop',
        items: [entry(1, 'Ligas', '/ligas'), entry(2, 'Liga MX', 'ligas/mx', 1)],
      },
      { name: 'navBarItems', items: [entry(1, 'Noticias', '/')] },
      { name: 'footer default', items: [entry(1, 'Entera', `${origin}/mx/panama`)] },
    ],
  },
  '/collections/get/static_pages?filter[site]=FCA&filter[slug]=quienes-somos': {
    entries: [
      { _id: 'p', site: 'FCA', slug: 'quienes-somos', title: 'x', body: '<a href="/info/staff">Staff</a>' },
    ],
    total: 1,
  },
};

const params = <P extends object>(more: P) => ({ params: Promise.resolve({ site: 'fca', ...more }) });
type PageCase = [name: string, render: () => Promise<JSX.Element>, metadata: () => Promise<Metadata>];
const page = <P extends object>(
  name: string,
  Page: (props: { params: Promise<P & { site: string }> }) => Promise<JSX.Element>,
  metadata: (props: { params: Promise<P & { site: string }> }) => Promise<Metadata>,
  more: P,
): PageCase => [name, () => Page(params(more)), () => metadata(params(more))];

const pages: PageCase[] = [
  page('the front page', HomePage, generateHomeMetadata, {}),
  page('a list', LatestPage, generateLatestMetadata, { page: '2' }),
  page('a topic', TopicPage, generateTopicMetadata, { topic: 'mls', page: '2' }),
  page('an author', AuthorPage, generateAuthorMetadata, { author: 'mesa', page: '2' }),
  page('an article', ResourcePage, generateResourceMetadata, {
    resource: ['1', 'mundial-2026', 'nota-1.html'],
  }),
  page('a section', ResourcePage, generateResourceMetadata, { resource: ['2', 'mundial-2026'] }),
  page('who writes', StaffPage, generateStaffMetadata, {}),
  page('a page of the CMS', InfoPage, generateInfoMetadata, { slug: 'about' }),
];

/** Every address of the site that the page names, in links, share tags and structured data, without its host. */
function ownAddresses(html: string): string[] {
  const links = Array.from(html.matchAll(/<a [^>]*href="([^"]*)"/g), ([, href = '']) => href);
  const shared = Array.from(html.matchAll(/og:url" content="([^"]*)"/g), ([, url = '']) => url);
  const machine = Array.from(html.matchAll(/"(?:url|mainEntityOfPage)":"([^"]*)"/g), ([, url = '']) => url);
  return (
    [...links, ...shared, ...machine]
      .map((address) => (address.startsWith(origin) ? address.slice(origin.length) || '/' : address))
      // Drawings of the brand are files, which every edition has in one place.
      .filter((address) => address.startsWith('/') && !address.startsWith('/brand/'))
  );
}

async function serve(site: { prefix: string; trailingSlash: boolean }) {
  const { url } = await startServer((request, response) => {
    const asked = decodeURIComponent(request.url ?? '');
    const answer = answers[asked] ?? answers[asked.replace(/\?.*/, '')];
    response.writeHead(answer ? 200 : 404, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(answer ?? {}));
  });
  vi.mocked(getSiteContext).mockResolvedValue(testContext({ site: { origin, ...site }, apiUrl: url }));
}

describe.each(pages)('%s of an edition under /mx', (_, render, metadata) => {
  const isInside = (address: string) => /^\/mx(?:$|[/?#])/.test(address);

  it('leads to pages of that edition only', async () => {
    await serve({ prefix: '/mx', trailingSlash: false });
    const addresses = ownAddresses(await renderPage(render()));

    expect(addresses.length).toBeGreaterThan(10);
    expect(addresses.filter((address) => !isInside(address))).toEqual([]);
    expect(addresses.filter((address) => address.startsWith('/mx/mx'))).toEqual([]);
  });

  it('is canonical there', async () => {
    await serve({ prefix: '/mx', trailingSlash: false });

    expect((await metadata()).alternates?.canonical).toSatisfy(isInside);
  });

  it('takes its files from where they are for every edition', async () => {
    await serve({ prefix: '/mx', trailingSlash: false });
    const files = Array.from((await renderPage(render())).matchAll(/\ssrc="(\/[^"]*)"/g), ([, src]) => src);

    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((src) => src?.startsWith('/mx'))).toEqual([]);
  });
});

describe.each(pages)('%s of a site whose addresses end with a slash', (_, render, metadata) => {
  const hasSlash = (address: string) => /^[^?#]*(?:\/|\.html)(?:$|[?#])/.test(address);

  it.each(['', '/mx'])('leads to such addresses only, under "%s"', async (prefix) => {
    await serve({ prefix, trailingSlash: true });
    const addresses = ownAddresses(await renderPage(render()));

    expect(addresses.length).toBeGreaterThan(10);
    expect(addresses.filter((address) => !hasSlash(address))).toEqual([]);
    expect((await metadata()).alternates?.canonical).toSatisfy(hasSlash);
  });
});

it('a problem in an edition leads to the pages of that edition', async () => {
  await serve({ prefix: '/mx', trailingSlash: true });
  const html = await renderPage(ProblemPage({ params: Promise.resolve({ site: 'fca', kind: 'notFound' }) }));

  expect(ownAddresses(html).filter((address) => !address.startsWith('/mx/'))).toEqual([]);
});
