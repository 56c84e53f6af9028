import type { Article } from '@cancha/data-access/content/Article';
import { describe, expect, it } from 'vitest';
import { anArticle } from '@cancha/site/testing/anArticle';
import { anEdition } from '@cancha/site/testing/anEdition';
import { testContext } from '@cancha/site/testing/testContext';
import { articleHead } from './articleHead';

const global = anEdition('', { edition: 'reg' });
const mexico = anEdition('mx', { edition: 'mex' });
const sister = anEdition('pt', { newsroom: 'pt', origin: 'http://127.0.0.1:4009' });
const networkHosts = ['copa.example', 'rival.example'];

const link = '/mundial/nota.html';
const head = (changes: Partial<Article> = {}, site = mexico, askedFor = '/asked.html') =>
  articleHead(
    anArticle('1', { link, url: `https://copa.example/mx${link}`, ...changes }),
    askedFor,
    testContext({ site, family: [global, mexico, sister], networkHosts }),
  );
const canonicalOf = (...args: Parameters<typeof head>) => head(...args).alternates?.canonical;

describe('the address an article is found under', () => {
  it.each([
    'https://copa.example/mx/mundial/nota.html',
    'http://COPA.example/mx/mundial/nota.html/?utm_source=x#y',
    '//copa.example/mx/mundial/nota.html',
  ])('is its own when the newsroom names it as %s', (canonical) => {
    expect(canonicalOf({ canonical })).toBe('/mx/mundial/nota.html');
  });

  it.each([
    ['https://copa.example/mundial/nota.html', 'https://copa.example/mundial/nota.html'],
    ['http://copa.example/mx/otra.html?a=b#c', 'https://copa.example/mx/otra.html'],
    ['https://rival.example/nota.html?utm_source=x', 'https://rival.example/nota.html'],
    ['https://www.rival.example/nota/', 'https://www.rival.example/nota/'],
    ['http://127.0.0.1:4009/pt/nota.html', 'http://127.0.0.1:4009/pt/nota.html'],
  ])('is another page of the network when the newsroom names %s', (canonical, expected) => {
    expect(canonicalOf({ canonical })).toBe(expected);
  });

  it.each([
    'https://elsewhere.example/nota.html',
    'https://copa.example.evil.io/nota.html',
    'https://notcopa.example/nota.html',
    'https://copa.example@evil.io/nota.html',
    'http://127.0.0.1:4010/nota.html',
    'ftp://copa.example/nota.html',
    'javascript:alert(1)',
    'https://',
    'https://copa.example/',
    // Nobody can tell whether these know of the prefix.
    '/mundial/nota.html',
    'nota.html',
    '',
  ])('is its own when the newsroom names %s', (canonical) => {
    expect(canonicalOf({ canonical })).toBe('/mx/mundial/nota.html');
  });

  it('is the site’s to say when the newsroom names no other than its own', () => {
    const url = 'https://copa.example/mundial/nota.html';

    expect(canonicalOf({ url, canonical: url })).toBe('/mx/mundial/nota.html');
  });

  it('is the other site’s for an article of another site', () => {
    const url = 'https://rival.example/nota.html';

    expect(canonicalOf({ isInternal: false, url, canonical: url })).toBe(url);
  });

  it('has no query, and no slash after a file', () => {
    const slashed = anEdition('mx', { trailingSlash: true });

    expect(canonicalOf({ link: `${link}?a=b#c` })).toBe('/mx/mundial/nota.html');
    expect(canonicalOf({}, slashed)).toBe('/mx/mundial/nota.html');
    expect(canonicalOf({ link: '/mundial/nota' }, slashed)).toBe('/mx/mundial/nota/');
    expect(canonicalOf({ link: '/mundial/nota' })).toBe('/mx/mundial/nota');
  });

  it.each(['https://copa.example/x.html', '//copa.example/x.html', '/\\copa.example', 'x.html'])(
    'is the one it was asked for under when its link is %s',
    (broken) => {
      expect(canonicalOf({ link: broken })).toBe('/mx/asked.html');
    },
  );
});

describe('the editions of an article', () => {
  const languages = {
    es: 'https://copa.example/mundial/nota.html',
    'es-MX': 'https://copa.example/mx/mundial/nota.html',
    'x-default': 'https://copa.example/mundial/nota.html',
  };

  it.each([global, mexico])('are those that publish it, on $id', (site) => {
    expect(head({}, site).alternates?.languages).toEqual(languages);
    expect(head({ editions: ['reg', 'mex', 'arg'] }, site).alternates?.languages).toEqual(languages);
  });

  it('are none where it is not meant to be, or is to be found elsewhere', () => {
    const canonical = 'https://rival.example/nota.html';

    expect(head({ editions: ['mex'] }).alternates).toEqual({ canonical: '/mx/mundial/nota.html' });
    expect(head({ canonical }).alternates).toEqual({ canonical });
  });
});

it('may be shown with its picture as large as it is', () => {
  expect(head().robots).toEqual({ 'max-image-preview': 'large' });
  expect(head({ canonical: 'https://rival.example/nota.html' }).robots).toEqual({
    'max-image-preview': 'large',
  });
});
