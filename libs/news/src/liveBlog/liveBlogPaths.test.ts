import { describe, expect, it } from 'vitest';
import { testContext } from '@cancha/site/testing/testContext';
import { routeReader } from '@cancha/site/testing/routeReader';
import { newsRoutes } from '../newsRoutes';
import { liveBlogSource, readPlace } from './liveBlogPaths';

const { site } = testContext();
const mexico = { ...site, prefix: '/mx' };
const read = routeReader(newsRoutes);
const inside = (address: string, on = site) => read(on, address);

describe('where a browser asks what is new', () => {
  it('leads to the live blog of the same path', () => {
    const source = liveBlogSource(site, '/mundial-2026/final.html');

    expect(source).toBe('/api/live-blog/mundial-2026/final.html');
    expect(inside(`${source}?after=7&since=1`)).toBe('live-blog/mundial-2026/final.html');
  });

  it('is on the same edition', () => {
    const source = liveBlogSource(mexico, '/mx/mundial-2026/final.html');

    expect(source).toBe('/mx/api/live-blog/mundial-2026/final.html');
    expect(inside(source, mexico)).toBe('live-blog/mundial-2026/final.html');
  });

  it('is no address without a live blog', () => {
    expect(inside('/api/live-blog/')).toBe('1/api/live-blog/');
  });
});

describe('the address of a post', () => {
  it('leads to the page with the post', () => {
    expect(inside('/mundial-2026/final.html?post=wc2026-104-7')).toBe(
      'post.wc2026-104-7/mundial-2026/final.html',
    );
    expect(readPlace('post.wc2026-104-7')).toEqual({ page: 1, post: 'wc2026-104-7' });
  });

  it.each(['?post=', '?post=a%2Fb', '?post=%22%3E', '?post=a&post=b', `?post=${'x'.repeat(81)}`])(
    'that cannot be one (%s) leads to the newest posts',
    (query) => {
      expect(inside(`/mundial-2026/final.html${query}`)).toBe('1/mundial-2026/final.html');
    },
  );

  it('is of no use on a page that has no posts', () => {
    expect(inside('/ultimas-noticias?post=7')).toBe('latest/1');
  });
});

it('a number is a page', () => {
  expect(readPlace('3')).toEqual({ page: 3, post: null });
});
