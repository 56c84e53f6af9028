import type { StubResponses } from '@cancha/data-access/testing/startJsonServer';
import type { JSX } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HomePage } from './home/HomePage';
import { InfoPage } from './info/InfoPage';
import { LatestPage } from './list/latestPage';
import { TopicPage } from './list/topicPage';
import { ProblemPage } from '@cancha/site/pages/problem/ProblemPage';
import { ResourcePage } from './resource/ResourcePage';
import { StaffPage } from './staff/StaffPage';
import { renderPage } from '@cancha/site/testing/renderPage';
import { servePages } from '@cancha/site/testing/servePages';

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const article = {
  id: 1,
  title: 'Nota',
  published_at: '2026-07-05T16:12:00-06:00',
  body: '<p>Cuerpo</p>',
  link: '/x/nota.html',
  url: 'http://x/x/nota.html',
};
const other = { ...article, id: 2, title: 'Otra', link: '/x/otra.html' };
const list = { items: [article], paginationInfo: { nextPage: -1, lastPage: 1 } };
const page = { _id: 'p', site: 'FCA', slug: 'quienes-somos', title: 'Quiénes somos', body: '<p>Somos</p>' };

const answers: StubResponses = {
  '/v1/sites/FCA/news/home': { items: [article, other], starJournalistsArticles: [] },
  '/v1/sites/FCA/news/latest?page=1&size=21': list,
  '/v1/sites/FCA/news/latest?size=30': { ...list, items: [article, other] },
  '/v1/sites/FCA/news/latest?size=4': { ...list, items: [other] },
  '/v1/sites/FCA/news/tag/mls?page=1&size=21': { ...list, totalPages: 1, isLastPage: true, tag: null },
  '/v1/sites/FCA/all/x/nota.html?page=1&size=21': {
    type: 'article',
    data: { article, relatedArticles: [other] },
  },
  '/v1/sites/FCA/all/x?page=1&size=21': { type: 'listing', data: { ...list, section: null } },
  '/v1/sites/FCA/authors?orderBy=name': { items: [{ name: 'Mesa Mundial', username: 'mesa-mundial' }] },
  '/v1/sites/FCA/authors': { items: [{ name: 'Mesa Mundial', username: 'mesa-mundial' }] },
  '/collections/get/static_pages?filter[site]=FCA&filter[slug]=quienes-somos': { entries: [page], total: 1 },
};

const params = <P extends object>(more: P) => ({ params: Promise.resolve({ site: 'fca', ...more }) });
const pages: [name: string, words: string, render: () => Promise<JSX.Element>][] = [
  ['the front page', 'Nota', () => HomePage(params({}))],
  ['the latest news', 'Otra', () => LatestPage(params({ page: '1' }))],
  ['a topic', 'mls - Today news', () => TopicPage(params({ topic: 'mls', page: '1' }))],
  ['an article', 'Cuerpo', () => ResourcePage(params({ resource: ['1', 'x', 'nota.html'] }))],
  ['a section', 'Nota', () => ResourcePage(params({ resource: ['1', 'x'] }))],
  ['who writes', 'Mesa Mundial', () => StaffPage(params({}))],
  ['a page of the CMS', 'Somos', () => InfoPage(params({ slug: 'about' }))],
  ['a page not found', 'Página No Encontrada', () => ProblemPage(params({ kind: 'notFound' }))],
  ['a page that broke', 'Otra', () => ProblemPage(params({ kind: 'serverError' }))],
];

describe.each(pages)('%s', (_, words, render) => {
  it('says what it is for, whole and without a script', async () => {
    await servePages(answers);
    const html = await renderPage(render());

    expect(html).toContain(words);
    expect(html).not.toMatch(/<template|<!--\$\?-->/);
  });

  it('has one first heading, one main part, and a way to skip to it', async () => {
    await servePages(answers);
    const html = await renderPage(render());

    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html.match(/<main id="contenido"/g)).toHaveLength(1);
    expect(html).toContain('href="#contenido"');
  });

  it('has no id twice', async () => {
    await servePages(answers);
    const ids = Array.from((await renderPage(render())).matchAll(/\sid="([^"]+)"/g), ([, id]) => id);

    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });
});

describe('the links of the moment', () => {
  const tags = [1, 2, 3, 4, 5].map((n) => ({ label: `Tema ${n}`, url: `/tema/${n}`, order: n }));
  const withTags = { ...answers, '/v1/sites/FCA/header-tags': tags };
  const ofNews = pages.slice(0, 6);

  it.each(ofNews)('are in the header of %s', async (_, _words, render) => {
    await servePages(withTags);

    expect(await renderPage(render())).toMatch(/aria-label="Temas del momento".*href="\/tema\/5".*<main/s);
  });

  it.each(pages.slice(6))('are not in that of %s, which is no page of news', async (_, _words, render) => {
    await servePages(withTags);

    expect(await renderPage(render())).not.toContain('Temas del momento');
  });

  it.each(ofNews)(
    'are missing from %s, and nothing else, where they are fewer than five',
    async (_, words, render) => {
      await servePages({ ...answers, '/v1/sites/FCA/header-tags': tags.slice(1) });
      const html = await renderPage(render());

      expect(html).not.toContain('Temas del momento');
      expect(html).toContain(words);
    },
  );
});

describe('without a backend', () => {
  it.each(['notFound', 'serverError', 'thankyou'])('the page %s still says what happened', async (kind) => {
    await servePages({});
    const html = await renderPage(ProblemPage(params({ kind })));

    expect(html).toContain('Homepage</a>');
    expect(html).toContain('Juego responsable.');
    expect(html).not.toContain('Mientras tanto, lo último');
  });
});

it('the thank-you page offers no news', async () => {
  await servePages(answers);

  expect(await renderPage(ProblemPage(params({ kind: 'thankyou' })))).not.toContain('Otra');
});
