import { describe, expect, it } from 'vitest';
import { anEdition } from '../testing/anEdition';
import { testContext } from '../testing/testContext';
import { pageHead } from './pageHead';
import type { PageAddress } from './PageAddress';
import { resourceAddress } from './resourceAddress';
import { routeAddress } from './routeAddress';

const family = { sharedWith: 'family' } as const;
const newsroom = { sharedWith: 'newsroom' } as const;

/** The one address of each page, without prefix and in the form without a slash. */
const pages: [name: string, address: PageAddress, plain: string, slashed: string][] = [
  ['trending', routeAddress('trending', {}, family), '/trending', '/trending/'],
  [
    'a further page of a list',
    routeAddress('latest', {}, { ...family, page: 2 }),
    '/ultimas-noticias?page=2',
    '/ultimas-noticias/?page=2',
  ],
  [
    'a first page',
    routeAddress('latest', {}, { ...family, page: 1 }),
    '/ultimas-noticias',
    '/ultimas-noticias/',
  ],
  // Next takes it for a file and would leave the slash out.
  [
    'a topic with a point in it',
    routeAddress('topic', { topic: 'copa-2.0' }, newsroom),
    '/tema/copa-2.0',
    '/tema/copa-2.0/',
  ],
  ['an author', routeAddress('author', { author: 'mesa' }, newsroom), '/staff/mesa', '/staff/mesa/'],
  [
    'the editorial policy',
    routeAddress('editorialPolicy', {}, family),
    '/politica-editorial',
    '/politica-editorial/',
  ],
  ['a section', resourceAddress('/ligas/mls'), '/ligas/mls', '/ligas/mls/'],
  ['a further page of a section', resourceAddress('/ligas', { page: 3 }), '/ligas?page=3', '/ligas/?page=3'],
  ['a file', resourceAddress('/ligas/nota.HTML'), '/ligas/nota.HTML', '/ligas/nota.HTML'],
];

const canonicalOf = (address: PageAddress, prefix: '' | 'mx', trailingSlash: boolean) => {
  const site = anEdition(prefix, { trailingSlash });
  return pageHead(testContext({ site }), address, 'page').alternates?.canonical;
};

describe.each(pages)('%s has one address', (_, address, plain, slashed) => {
  it('in the form the site is configured for', () => {
    expect(canonicalOf(address, '', false)).toBe(plain);
    expect(canonicalOf(address, '', true)).toBe(slashed);
  });

  it('under the prefix of its edition', () => {
    expect(canonicalOf(address, 'mx', false)).toBe(`/mx${plain}`);
    expect(canonicalOf(address, 'mx', true)).toBe(`/mx${slashed}`);
  });
});

it('the front page has one address as well', () => {
  const home = routeAddress('home', {}, family);

  expect(canonicalOf(home, '', false)).toBe('/');
  expect(canonicalOf(home, '', true)).toBe('/');
  expect(canonicalOf(home, 'mx', false)).toBe('/mx');
  expect(canonicalOf(home, 'mx', true)).toBe('/mx/');
});

describe('what search engines may do with a page', () => {
  const robotsOf = (kind: 'news' | 'page', ROBOTS: string) =>
    pageHead(testContext({ environment: { ROBOTS } }), routeAddress('home', {}, family), kind).robots;

  it('is what they like, and with news to show the picture as large as it is', () => {
    expect(robotsOf('page', 'index')).toBeNull();
    expect(robotsOf('news', '')).toEqual({ 'max-image-preview': 'large' });
  });

  it.each(['news', 'page'] as const)('is nothing in a deployment that is not to be found: %s', (kind) => {
    expect(robotsOf(kind, 'noindex')).toEqual({ index: false, follow: false });
  });
});

it('a site without other editions names none', () => {
  const { alternates } = pageHead(testContext(), routeAddress('home', {}, family), 'news');

  expect(alternates).toEqual({ canonical: '/' });
});
