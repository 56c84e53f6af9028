import { describe, expect, it } from 'vitest';
import { validateRedirects } from './testing/validateRedirects';
import { buildPath } from './buildPath';
import { exampleParams } from './exampleParams';
import type { Language } from './Language';
import { matchPath } from './matchPath';
import { pageAliases } from './pageAliases';
import { findRedirect, type RedirectRow } from './redirects';
import { siteOf } from './testing/siteOf';

const languages: readonly Language[] = ['es', 'pt', 'en'];
const en = siteOf({ language: 'en' });
const pt = siteOf({ language: 'pt' });

describe('a second address', () => {
  it.each([
    [en, '/results/soccer/team/real-madrid/3kq9/schedule', '/results/soccer/team/real-madrid/3kq9/matches'],
    [en, '/results/soccer/team/real-madrid/3kq9/schedule/', '/results/soccer/team/real-madrid/3kq9/matches'],
    [
      pt,
      '/resultados/futebol/equipe/cruz/3kq9/classificacao',
      '/resultados/futebol/equipe/cruz/3kq9/tabelas',
    ],
    [
      pt,
      '/resultados/futebol/equipe/s%C3%A3o/3/classificacao',
      '/resultados/futebol/equipe/s%C3%A3o/3/tabelas',
    ],
  ])('leads to the page: %#', (site, from, to) => {
    expect(findRedirect(site, from)).toBe(to);
  });

  it('keeps the edition and the slash rule of the site', () => {
    const site = siteOf({ language: 'en', prefix: '/en', trailingSlash: true });
    expect(findRedirect(site, '/en/results/soccer/team/a/b/schedule')).toBe(
      '/en/results/soccer/team/a/b/matches/',
    );
    expect(findRedirect(site, '/results/soccer/team/a/b/schedule')).toBeNull();
  });

  it.each([
    [en, '/results/soccer/team/a/b/matches'],
    [en, '/results/soccer/tournaments/a/b/schedule'],
    [en, '/results/soccer/team/a/%/schedule'],
    [en, '/results/soccer/team//b/schedule'],
    [en, '/results/soccer/team/../b/schedule'],
    [en, '/resultados/futebol/equipe/a/b/classificacao'],
    [pt, '/results/soccer/team/a/b/schedule'],
    [siteOf(), '/resultados/futbol/equipo/a/b/classificacao'],
    [pt, '/resultados/futebol/competencias/a/b/classificacao'],
    [siteOf(), ''],
  ])('is not every address: %#', (site, path) => {
    expect(findRedirect(site, path)).toBeNull();
  });

  it('is none where the site lacks the page', () => {
    const site = siteOf({ language: 'en', capabilities: { football: false } });
    expect(findRedirect(site, '/results/soccer/team/a/b/schedule')).toBeNull();
  });

  it.each(languages)('never leads to another redirect, nor away from a page: %s', (language) => {
    expect(validateRedirects(siteOf({ language }), [])).toEqual([]);
  });

  it.each(languages)('leads to a page that is there: %s', (language) => {
    const site = siteOf({ language });
    for (const { from, page } of pageAliases[language]) {
      const params: Readonly<Record<string, string>> = exampleParams[page];
      const path = from.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
      const target = findRedirect(site, path) ?? '';
      expect(target).toBe(buildPath(site, page, exampleParams[page] as never));
      expect(matchPath(site, target)?.name).toBe(page);
      expect(findRedirect(site, target)).toBeNull();
    }
  });
});

describe("a site's own redirects", () => {
  const rows: RedirectRow[] = [
    { from: '/liga/:slug', to: '/tema/:slug' },
    { from: '/copa-2025', to: '/mundial-2026' },
    { from: '/columnistas/:author', to: '/:authorPrefix/:author' },
  ];

  it.each([
    ['/liga/mls', '/mx/tema/mls/'],
    ['/liga/a%2Fb', '/mx/tema/a%2Fb/'],
    ['/copa-2025', '/mx/mundial-2026/'],
    ['/columnistas/ana', '/mx/autor/ana/'],
    ['/liga', null],
    ['/liga/mls/2', null],
  ])('stand beside those of its language: %s', (path, target) => {
    const site = siteOf({ prefix: '/mx', trailingSlash: true, authorPrefix: 'autor' });
    expect(findRedirect(site, `/mx${path}`, rows)).toBe(target);
  });

  it('can stand together', () => {
    expect(validateRedirects(siteOf(), rows)).toEqual([]);
  });

  it.each<[string, RedirectRow[], string[]]>([
    ['a row that leads to itself', [{ from: '/a', to: '/a' }], ['/a leads to /a, which /a redirects again']],
    [
      'a loop',
      [
        { from: '/a', to: '/b' },
        { from: '/b', to: '/a' },
      ],
      ['/a leads to /b, which /b redirects again', '/b leads to /a, which /a redirects again'],
    ],
    [
      'a chain that only one value walks',
      [
        { from: '/a/:x', to: '/b/:x' },
        { from: '/b/mls', to: '/c' },
      ],
      ['/a/:x leads to /b/:x, which /b/mls redirects again'],
    ],
    [
      'two rows for one address',
      [
        { from: '/a/:x', to: '/b' },
        { from: '/a/mls', to: '/c' },
      ],
      ['/a/:x and /a/mls are one address'],
    ],
    ['a value from nowhere', [{ from: '/a/:x', to: '/b/:y' }], ['/a/:x does not say the :y of /b/:y']],
    [
      'the address of a page',
      [{ from: '/trending', to: '/b' }],
      ['/trending is an address of the page trending'],
    ],
    ['an author', [{ from: '/staff/ana', to: '/b' }], ['/staff/ana is an address of the page author']],
    ['a country', [{ from: '/panama', to: '/b' }], ['/panama is an address of the page country']],
  ])('are refused with %s', (_, refused, problems) => {
    expect(validateRedirects(siteOf(), refused)).toEqual(problems);
  });

  it('may name a country that has no page', () => {
    expect(validateRedirects(siteOf(), [{ from: '/belice', to: '/tema/belice' }])).toEqual([]);
  });

  it('may not lead to an alias of the language', () => {
    const row: RedirectRow = { from: '/team/:id', to: '/results/soccer/team/x/:id/schedule' };
    expect(validateRedirects(en, [row])).toHaveLength(1);
  });
});
