import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { composedNote } from './composedNote.ts';
import { dataAuthorities } from './dataAuthorities.ts';
import { topicPath } from './topicPath.ts';
import { readFacts } from '../facts/readFacts.ts';
import { seedFolder } from '../seedFolder.ts';
import { loadNewsrooms } from './loadNewsrooms.ts';

const facts = await readFacts(join(seedFolder, 'facts'));
const { newsrooms, editions } = await loadNewsrooms(join(seedFolder, 'newsroom'), facts);
const all = [
  ...newsrooms.map((own) => ({ ...own, newsroom: own.site })),
  ...editions.map((own) => ({ ...own, newsroom: own.newsroom })),
].map((own) => [own.site.code, own] as const);

/** Pages that the front end makes without a row of their own here, by the language of its paths. */
const ownRoutes = {
  es: [
    '/',
    '/ultimas-noticias',
    '/trending',
    '/info/staff',
    '/resultados/futbol',
    '/agenda',
    '/tema',
    '/encuestas',
    '/opciones-de-privacidad',
    ...['/apuestas', '/apuestas/guias', '/apuestas/codigos', '/apuestas/resenas'],
  ],
  pt: [
    '/',
    '/ultimas-noticias',
    '/trending',
    '/info/staff',
    '/resultados/futebol',
    '/agenda',
    '/assunto',
    '/enquetes',
    '/opcoes-de-privacidade',
    ...['/apostas', '/apostas/guias', '/apostas/codigos', '/apostas/analises'],
  ],
  en: [
    '/',
    '/latest-news',
    '/trending',
    '/info/staff',
    '/results/soccer',
    '/topic',
    '/polls',
    '/privacy-choices',
    '/betting/guides',
    '/betting/codes',
    '/betting/reviews',
  ],
};

/** Pages that only one site has, by its code. */
const ownPages: Readonly<Record<string, readonly string[]>> = { FCA: ['info/escribe-para-nosotros'] };

/** Static pages by the paths at which the front end asks for them. */
const staticPages = {
  es: [
    ...['quienes-somos', 'politica-editorial', 'apuestas/principios-de-publicacion'],
    ...['info/contacto', 'info/privacidad', 'info/terminos-y-condiciones', 'info/ad-choices'],
    'info/publicidad',
  ],
  pt: [
    ...['quem-somos', 'politica-editorial', 'apostas/principios-editoriais-apostas'],
    ...['info/contato', 'info/privacidade', 'info/termos-e-condicoes', 'info/ad-choices'],
    'info/publicidade',
  ],
  // One page for both policies.
  en: [
    ...['about-us', 'editorial-policy', 'info/contact', 'info/privacy'],
    ...['info/terms-and-conditions', 'info/ad-choices', 'info/advertising'],
  ],
};

/** Ids from here on are those of composed articles. */
const firstComposed = 20_000;

const hrefsIn = (html: string) => [...html.matchAll(/href="(\/[^"]*)"/g)].map(([, href = '']) => href);

it('there are 26 sites, and what they are made of can be published whole', () => {
  expect(all).toHaveLength(26);
  expect(all.flatMap(([, { problems }]) => problems)).toEqual([]);
});

describe.each(all)('%s', (_code, { site, newsroom, articles, pages, frontPage, frontSections }) => {
  const existing = new Set([
    ...ownRoutes[site.language],
    ...pages.map(({ slug }) => `/${slug}`),
    ...newsroom.sections.map(({ slug }) => `/${slug}`),
    ...articles.flatMap(({ head }) => head.tags.map((tag) => topicPath(site.language, tag))),
    ...articles.map(({ link }) => link),
    ...articles.map(({ head }) => `article:${head.id}`),
  ]);
  const missing = (urls: string[]) => [...new Set(urls)].filter((url) => url !== '' && !existing.has(url));

  it('links from menus and redirects only to pages that exist', () => {
    const entries = Object.values(site.menus).flat();
    const urls = [...entries, ...entries.flatMap(({ items }) => items)].map(({ url }) => url);

    expect(missing([...urls, ...Object.values(site.redirects)])).toEqual([]);
    expect(Object.keys(site.redirects).filter((source) => existing.has(source))).toEqual([]);
  });

  it('links from its texts only to pages that exist', () => {
    expect(missing(articles.flatMap(({ body }) => hrefsIn(body)))).toEqual([]);
    expect(missing(pages.flatMap(({ body }) => hrefsIn(body)))).toEqual([]);
  });

  it('has the static pages of its language, every word of them filled in', () => {
    const texts = pages.map(({ title, description, body }) => [title, description, body].join(' '));

    const expected = [...staticPages[site.language], ...(ownPages[site.code] ?? [])];
    expect(pages.map(({ slug }) => slug).sort()).toEqual(expected.sort());
    expect(texts.filter((text) => text.includes('{{'))).toEqual([]);
    expect(texts.filter((text) => text.includes(site.name))).not.toEqual([]);
  });

  it('says of every composed article how it was made, and of no other', () => {
    const wrong = articles.filter(
      ({ head, body }) => body.endsWith(composedNote(newsroom.language)) !== head.id >= firstComposed,
    );

    expect(wrong.map(({ file }) => file)).toEqual([]);
  });

  it('names in its privacy page whom to turn to, as far as we know', () => {
    const privacy = pages.find(({ slug }) => /^info\/priva/.test(slug))?.body ?? '';
    const known = site.countries.flatMap((country) => dataAuthorities[country]?.name ?? []);

    expect(site.countries.length + Number(site.code === 'BOLAVIP')).toBeGreaterThan(0);
    for (const name of known) expect(privacy).toContain(name);
    const rest = known.reduce((text, name) => text.replaceAll(name, ''), privacy);
    for (const { name } of Object.values(dataAuthorities)) expect(rest).not.toContain(name);
  });

  it('has a drawn face of its own for every invented author, and none for a desk', () => {
    const isInvented = (description: string) => /inventad|invented/.test(description);
    const wrong = newsroom.desks.filter(
      ({ face, description }) => (face !== undefined) !== isInvented(description),
    );

    expect(wrong.map(({ username }) => username)).toEqual([]);
  });

  it('says what is at the top of its front page', () => {
    expect(frontPage).toEqual(site.frontPage);
    expect(frontSections).toEqual(site.frontSections);
    expect(frontPage.length + frontSections.length).toBeGreaterThan(0);
  });

  it('has at least five links in its highlight strip, or the front end shows none', () => {
    expect(site.menus['header-tags']?.length).toBeGreaterThanOrEqual(5);
  });
});
