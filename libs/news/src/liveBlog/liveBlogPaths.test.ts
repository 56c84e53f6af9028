import { describe, expect, it } from 'vitest';
import { testContext } from '@cancha/site/testing/testContext';
import { resolveRequest } from '@cancha/server/proxy/resolveRequest';
import { liveBlogSource, readPlace } from './liveBlogPaths';

const { site } = testContext();
const mexico = { ...site, prefix: '/mx' };
const inside = (address: string, on = site) => {
  const { pathname, searchParams } = new URL(address, 'http://site');
  return resolveRequest(on, pathname, searchParams).path;
};

describe('where a browser asks what is new', () => {
  it('leads to the live blog of the same path, with what is asked', () => {
    const source = liveBlogSource(site, '/mundial-2026/final.html');

    expect(source).toBe('/api/live-blog/mundial-2026/final.html');
    expect(inside(`${source}?after=7&since=1`)).toBe(
      '/fca/live-blog/mundial-2026/final.html?after=7&since=1',
    );
  });

  it('is on the same edition', () => {
    const source = liveBlogSource(mexico, '/mx/mundial-2026/final.html');

    expect(source).toBe('/mx/api/live-blog/mundial-2026/final.html');
    expect(inside(source, mexico)).toBe('/fca/live-blog/mundial-2026/final.html');
  });

  it('is no address without a live blog', () => {
    expect(inside('/api/live-blog/')).toBe('/fca/1/api/live-blog/');
  });
});

describe('the address of a post', () => {
  it('leads to the page with the post', () => {
    expect(inside('/mundial-2026/final.html?post=wc2026-104-7')).toBe(
      '/fca/post.wc2026-104-7/mundial-2026/final.html',
    );
    expect(readPlace('post.wc2026-104-7')).toEqual({ page: 1, post: 'wc2026-104-7' });
  });

  it.each(['?post=', '?post=a%2Fb', '?post=%22%3E', '?post=a&post=b', `?post=${'x'.repeat(81)}`])(
    'that cannot be one (%s) leads to the newest posts',
    (query) => {
      expect(inside(`/mundial-2026/final.html${query}`)).toBe('/fca/1/mundial-2026/final.html');
    },
  );

  it('is of no use on a page that has no posts', () => {
    expect(inside('/ultimas-noticias?post=7')).toBe('/fca/latest/1');
  });
});

it('a number is a page', () => {
  expect(readPlace('3')).toEqual({ page: 3, post: null });
});
