import { describe, expect, it } from 'vitest';
import { buildPath } from './buildPath';
import { siteOf } from './testing/siteOf';

const site = siteOf();
const mexico = siteOf({ prefix: '/mx' });
const slashed = siteOf({ trailingSlash: true });

describe('building the address of a page', () => {
  it.each([
    ['the home page', buildPath(site, 'home', {}), '/'],
    ['the home page of an edition', buildPath(mexico, 'home', {}), '/mx'],
    ['the home page with slashes', buildPath(slashed, 'home', {}), '/'],
    [
      "an edition's home page with slashes",
      buildPath(siteOf({ prefix: '/mx', trailingSlash: true }), 'home', {}),
      '/mx/',
    ],
    ['a topic', buildPath(site, 'topic', { topic: 'copa-oro' }), '/tema/copa-oro'],
    ['a topic in Portuguese', buildPath(siteOf({ language: 'pt' }), 'topic', { topic: 'x' }), '/assunto/x'],
    ['a topic in English', buildPath(siteOf({ language: 'en' }), 'topic', { topic: 'x' }), '/topic/x'],
    ['a topic of an edition', buildPath(mexico, 'topic', { topic: 'mls' }), '/mx/tema/mls'],
    ['a topic with a dot and slashes', buildPath(slashed, 'topic', { topic: 'copa-2.0' }), '/tema/copa-2.0/'],
    ['an author', buildPath(site, 'author', { author: 'mesa-mundial' }), '/staff/mesa-mundial'],
    [
      'an author elsewhere',
      buildPath(siteOf({ authorPrefix: 'autor' }), 'author', { author: 'ana' }),
      '/autor/ana',
    ],
    [
      'the staff, wherever authors are',
      buildPath(siteOf({ authorPrefix: 'autor' }), 'staff', {}),
      '/info/staff',
    ],
    ['a country', buildPath(site, 'country', { country: 'costarica' }), '/costarica'],
    ['a policy with slashes', buildPath(slashed, 'editorialPolicy', {}), '/politica-editorial/'],
    ['a topic named like a list of the API', buildPath(site, 'topic', { topic: 'latest' }), '/tema/latest'],
  ])('%s', (_, actual, expected) => {
    expect(actual).toBe(expected);
  });

  it.each([
    [undefined, '/ultimas-noticias'],
    [1, '/ultimas-noticias'],
    [2, '/ultimas-noticias?page=2'],
    [120, '/ultimas-noticias?page=120'],
    [0, '/ultimas-noticias'],
    [-1, '/ultimas-noticias'],
    [2.5, '/ultimas-noticias'],
    [Number.NaN, '/ultimas-noticias'],
  ])('numbers pages from the second on: %s', (page, expected) => {
    expect(buildPath(site, 'latest', {}, page === undefined ? {} : { page })).toBe(expected);
  });

  it('puts the slash before the page number', () => {
    expect(buildPath(slashed, 'topic', { topic: 'mls' }, { page: 3 })).toBe('/tema/mls/?page=3');
  });

  it.each([
    ['selección', '/tema/selecci%C3%B3n'],
    ['copa oro', '/tema/copa%20oro'],
    ['a/b', '/tema/a%2Fb'],
    ['50%', '/tema/50%25'],
    ['¿?#', '/tema/%C2%BF%3F%23'],
    ['\ud800', '/tema/%EF%BF%BD'],
  ])('escapes a value as one segment: %j', (topic, expected) => {
    expect(buildPath(site, 'topic', { topic })).toBe(expected);
  });

  it.each(['.', '..'])('does not let a topic called %j lead to another page', (topic) => {
    const { pathname } = new URL(buildPath(site, 'topic', { topic }), site.origin);
    expect(pathname).toMatch(/^\/tema\/./);
  });

  it('makes a missing, unknown or misspelt parameter a type error', () => {
    // @ts-expect-error a topic page needs its topic
    buildPath(site, 'topic', {});
    // @ts-expect-error the home page has no parameters
    buildPath(site, 'home', { topic: 'mls' });
    // @ts-expect-error only the six countries have a page
    buildPath(site, 'country', { country: 'belice' });
    // @ts-expect-error the site knows its author prefix
    buildPath(site, 'author', { author: 'ana', authorPrefix: 'autor' });
    // @ts-expect-error there is no such page
    expect(buildPath(site, 'nowhere', {})).toBe('/');
  });
});
