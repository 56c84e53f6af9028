import { describe, expect, it } from 'vitest';
import { buildPath } from './buildPath';
import { exampleParams } from './exampleParams';
import type { Language } from './Language';
import { matchPath, type RouteMatch } from './matchPath';
import { routes, type RouteName } from './routes';
import { siteOf } from './testing/siteOf';

const values = [
  'mls',
  'selección',
  'copa oro',
  'a/b',
  'copa-2.0',
  '50%',
  '%2F',
  '100%25',
  'x.html',
  '.x',
  '…',
  '日本',
  '🇨🇷',
  "d'or",
  'a+b&c=d;e,f:g@h',
  '¿?#',
  'latest',
  'MLS',
  'es',
  'mx',
  'staff',
];
const languages: readonly Language[] = ['es', 'pt', 'en'];
const sites = languages.flatMap((language) => [
  siteOf({ language }),
  siteOf({ language, prefix: '/mx', trailingSlash: true, authorPrefix: 'colunista' }),
]);

/** Every page with its example, and those that take any word once for each value. */
const pages: RouteMatch[] = [
  ...(Object.keys(routes) as RouteName[]).map(
    (name) => ({ name, params: exampleParams[name] }) as RouteMatch,
  ),
  ...values.flatMap((value): RouteMatch[] => [
    { name: 'topic', params: { topic: value } },
    { name: 'author', params: { author: value } },
    { name: 'team', params: { slug: value, id: value } },
    { name: 'teamSquad', params: { slug: value, id: value } },
  ]),
];

describe('matching a path', () => {
  it.each(sites)('finds the page of each address it builds: $language $prefix', (site) => {
    for (const page of pages) {
      const path = buildPath(site, page.name, page.params as never);
      const shared = site.language === 'en' && page.name === 'bettingPrinciples';
      const expected = shared ? { ...page, name: 'editorialPolicy' } : page;
      expect(matchPath(site, path), path).toEqual(expected);
      expect(matchPath(site, new URL(path, site.origin).pathname), path).toEqual(expected);
    }
  });

  it.each(sites)('answers with and without a slash at the end: $language $prefix', (site) => {
    for (const page of pages) {
      const path = buildPath({ ...site, trailingSlash: false }, page.name, page.params as never);
      expect(matchPath(site, `${path.replace(/\/$/, '')}/`), path).toEqual(matchPath(site, path));
    }
  });

  it.each([
    ['/trending/', 'trending'],
    ['/tr%65nding', 'trending'],
    ['/tema', 'topics'],
    ['/tema/', 'topics'],
    ['/tema/f%c3%batbol', 'topic'],
    ['/tema/fútbol', 'topic'],
    ['/info/staff', 'staff'],
    ['/staff/ana', 'author'],
    ['/costarica', 'country'],
    ['/costaric%61', 'country'],
  ])('%s is a page', (path, name) => {
    expect(matchPath(siteOf(), path)?.name).toBe(name);
  });

  it.each([
    ['a malformed escape', '/tema/%'],
    ['a malformed escape where no value stands', '/%/x'],
    ['half a character', '/tema/%C3'],
    ['an overlong encoding', '/tema/%C0%AF'],
    ['an encoded surrogate', '/tema/%ED%A0%80'],
    ['an empty path', ''],
    ['a path without its slash', 'trending'],
    ['a double slash at the start', '//trending'],
    ['a double slash at the end', '/trending//'],
    ['an empty value', '/tema//'],
    ['a value that climbs', '/tema/..'],
    ['a value that climbs, escaped', '/tema/%2e%2E'],
    ['a value that stays', '/tema/.'],
    ['an escaped slash between two words', '/info%2Fstaff'],
    ['another case', '/Tema/mls'],
    ['the author prefix alone', '/staff'],
    ['too many segments', '/tema/mls/2'],
    ['an article', '/mundial-2026/x-20260705-1001.html'],
    ['a country without a page', '/belice'],
    ['a country in other letters', '/CostaRica'],
    ['a name that every object has', '/constructor'],
    ['a word that only looks like a simulated World Cup', '/v1aZ09xKq'],
    ['the Portuguese topics', '/assunto/mls'],
    ['the Portuguese index of topics', '/assunto'],
    ['the English topics', '/topic/mls'],
    ['the English index of topics', '/topic'],
    [
      'the standings of a tournament under the name a team has for them',
      '/resultados/futbol/competencias/a/b/posiciones',
    ],
    [
      'the standings of a team under the name a tournament has for them',
      '/resultados/futbol/equipo/a/b/clasificacion',
    ],
    ['a match without its id', '/resultados/futbol/partido/a'],
    ['a tournament without its id', '/resultados/futbol/competencias/a'],
    ['the English latest news', '/latest-news'],
    ['the English policy', '/editorial-policy'],
    ['the Portuguese betting principles', '/apostas/principios-editoriais-apostas'],
  ])('%s is no page of a Spanish site', (_, path) => {
    expect(matchPath(siteOf(), path)).toBeNull();
  });

  it('gives the English policy to the editorial page, whichever link led there', () => {
    const site = siteOf({ language: 'en' });
    expect(buildPath(site, 'bettingPrinciples', {})).toBe(buildPath(site, 'editorialPolicy', {}));
    expect(matchPath(site, '/editorial-policy')).toEqual({ name: 'editorialPolicy', params: {} });
  });

  it('takes a simulated World Cup for one only while each letter of it is right', () => {
    const { hash } = exampleParams.simulator;
    expect(matchPath(siteOf(), `/${hash}`)).toEqual({ name: 'simulator', params: { hash } });
    expect(matchPath(siteOf({ prefix: '/mx' }), `/mx/${hash}/`)?.name).toBe('simulator');
    expect(matchPath(siteOf(), `/${hash.toLowerCase()}`)).toBeNull();
    expect(matchPath(siteOf(), `/${hash}.html`)).toBeNull();
    expect(matchPath(siteOf(), `/mundial/${hash}`)).toBeNull();
  });

  it('keeps the words that Portuguese and English links are known by', () => {
    const [pt, en] = [siteOf({ language: 'pt' }), siteOf({ language: 'en' })];
    expect(matchPath(pt, '/resultados/futebol/competencias/a/b')?.name).toBe('tournament');
    expect(matchPath(pt, '/resultados/futebol/competicoes/a/b')).toBeNull();
    expect(matchPath(en, '/results/soccer/team/a/b/team')?.name).toBe('teamSquad');
    expect(matchPath(en, '/results/soccer/match/a/b/news')?.name).toBe('matchNews');
  });

  it('keeps the page of the staff when authors live under another first segment', () => {
    const site = siteOf({ authorPrefix: 'info' });
    expect(matchPath(site, '/info/staff')?.name).toBe('staff');
    expect(matchPath(site, '/info/ana')).toEqual({ name: 'author', params: { author: 'ana' } });
    expect(matchPath(site, '/staff/ana')).toBeNull();
  });

  it.each([
    ['/mx', 'home'],
    ['/mx/', 'home'],
    ['/mx/trending', 'trending'],
    ['/mx//', null],
    ['/mx/mx/trending', null],
    ['/mxtrending', null],
    ['/MX/trending', null],
    ['/ar/trending', null],
    ['/trending', null],
    ['/', null],
  ])('removes the prefix of the edition once, as a whole segment: %s', (path, name) => {
    expect(matchPath(siteOf({ prefix: '/mx' }), path)?.name ?? null).toBe(name);
  });
});
