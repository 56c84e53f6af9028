import { describe, expect, it } from 'vitest';
import type { CrawledPage } from './CrawledPage';
import { validatePage } from './validatePage';
import { validatePages } from './validatePages';
import { readPage } from './readPage';

const origin = 'http://site.example';
type Parts = { html?: string; lang?: string; head?: string; body?: string };

function aPage(
  path: string,
  { lang = 'es', head, body = '', html }: Parts = {},
  rest: Partial<CrawledPage> = {},
) {
  const url = origin + path;
  const own = `<title>Página ${path}</title><link rel="canonical" href="${url}">`;
  const document =
    html ??
    `<!doctype html><html lang="${lang}"><head>${head ?? own}</head><body><h1>x</h1>${body}</body></html>`;
  return { url, status: 200, redirects: [], html: document, facts: readPage(document, url), ...rest };
}
const problems = (parts: Parts, rest?: Partial<CrawledPage>) =>
  validatePage(aPage('/a', parts, rest), 'es').map((text) => text.replace(`${origin}/a: `, ''));

describe('a page', () => {
  it('that is as it should be gives no cause for problem', () => {
    const body = `<a href="#top" id="top">Arriba</a><a href="/"><img src="a" alt="Portada" width="1" height="1"></a>
      <button type="button" aria-label="Cerrar"></button><svg><title>Icono</title></svg>`;

    expect(problems({ body })).toEqual([]);
  });

  it.each([
    ['a status', {}, { status: 500 }, 'status 500'],
    ['two redirects', {}, { redirects: ['x', 'y'] }, 'led on 2 times'],
    ['another language', { lang: 'en' }, {}, 'lang is en, not es'],
    ['no title', { head: '<link rel="canonical" href="/a">' }, {}, '0 titles'],
    [
      'a class that is not',
      { body: '<p class="a undefined">' },
      {},
      'class undefined: <p class="a undefined">',
    ],
    ['two headings', { body: '<h1>y</h1>' }, {}, '2 headings of level 1'],
    ['no canonical address', { head: '<title>x</title>' }, {}, 'no canonical address'],
    [
      'a link without words',
      { body: '<a href="/b"><img src="a" alt="" width="1" height="1"></a>' },
      {},
      'no name: <a href="/b">',
    ],
    [
      'a button without words',
      { body: '<button type="button"> </button>' },
      {},
      'no name: <button type="button">',
    ],
    [
      'a picture without a size',
      { body: '<img src="a" alt="">' },
      {},
      'no size or alt: <img src="a" alt="">',
    ],
    [
      'a picture without alt',
      { body: '<img src="a" width="1" height="1">' },
      {},
      'no size or alt: <img src="a" width="1" height="1">',
    ],
    ['an id twice', { body: '<p id="x"></p><p id="x"></p>' }, {}, 'id twice: x'],
    ['a lost fragment', { body: '<a href="#gone">x</a>' }, {}, 'leads to nothing on the page: #gone'],
    [
      'broken JSON-LD',
      { body: '<script type="application/ld+json">{</script>' },
      {},
      'JSON-LD is no JSON: {',
    ],
  ] as [string, Parts, Partial<CrawledPage>, string][])(
    'with %s has a problem',
    (_, parts, rest, problem) => {
      expect(problems(parts, rest)).toEqual([problem]);
    },
  );

  it('may have a link without a name that is hidden from everybody', () => {
    expect(problems({ body: '<a href="/b" aria-hidden="true" tabindex="-1"></a>' })).toEqual([]);
  });

  it('names itself among its editions', () => {
    const other = '<link rel="alternate" hreflang="en" href="http://site.example/en/a">';
    const head = `<title>x</title><link rel="canonical" href="/a">${other}`;

    expect(problems({ head })).toEqual(['is not among its own editions']);
    expect(problems({ head: `${head}<link rel="alternate" hrefLang="es" href="/a">` })).toEqual([]);
  });

  it('that is not to be found needs no canonical address', () => {
    expect(problems({ head: '<title>x</title><meta name="robots" content="noindex">' })).toEqual([]);
  });
});

describe('pages beside each other', () => {
  it('have each a title and an address of its own', () => {
    expect(validatePages([aPage('/a'), aPage('/b')])).toEqual([]);
  });

  it('are a problem where two have one title, or one address', () => {
    const head = '<title>Página /a</title><link rel="canonical" href="/a">';

    expect(validatePages([aPage('/a'), aPage('/b', { head })])).toEqual([
      `one title, “Página /a”: ${origin}/a ${origin}/b`,
      `one canonical address, “${origin}/a”: ${origin}/a ${origin}/b`,
    ]);
  });

  it('may share both where one leads to the other, or is not to be found', () => {
    const head = '<title>Página /a</title><link rel="canonical" href="/a">';
    const hidden = `${head}<meta name="robots" content="noindex">`;
    const moved = aPage('/old', { head }, { redirects: [`${origin}/old`] });

    expect(validatePages([aPage('/a'), moved, aPage('/c', { head: hidden })])).toEqual([]);
  });

  it('may share both where one is a place on the other', () => {
    const head = '<title>Página /a</title><link rel="canonical" href="/a">';
    const pages = [aPage('/a'), aPage('/a?post=1', { head })];

    expect(validatePages(pages)).toHaveLength(2);
    expect(validatePages(pages, ({ searchParams }) => searchParams.has('post'))).toEqual([]);
  });

  it('name no address that is not there, or names another', () => {
    const named = (to: string) => ({ head: `<title>Otra</title><link rel="canonical" href="${to}">` });

    expect(validatePages([aPage('/a', named('/b')), aPage('/b', {}, { status: 404 })])).toHaveLength(1);
    expect(
      validatePages([
        aPage('/a', named('/b')),
        aPage('/b', { head: '<title>b</title><link rel="canonical" href="/c">' }),
      ]),
    ).toHaveLength(1);
  });
});
