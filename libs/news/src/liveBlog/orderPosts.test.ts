import { describe, expect, it } from 'vitest';
import { aPost, somePosts } from '@cancha/site/testing/aPost';
import { orderPosts } from './orderPosts';

const at = (publishedAt: string | null) => ({ publishedAt });
const keys = (...posts: Parameters<typeof orderPosts>[0]) => orderPosts(posts).map(({ key }) => key);

describe('posts of a live blog', () => {
  it('are read newest first, whichever way they were sent', () => {
    const posts = somePosts(500);

    expect(orderPosts(posts).map(({ id }) => id)).toEqual(posts.map(({ id }) => id));
    expect(orderPosts(posts.toReversed()).map(({ id }) => id)).toEqual(posts.map(({ id }) => id));
  });

  it('go by the moment and not by the clock that was looked at', () => {
    expect(
      keys(aPost('a', at('2026-07-05T18:00:00+02:00')), aPost('b', at('2026-07-05T11:00:00-06:00'))),
    ).toEqual(['b', 'a']);
  });

  it('without a date stay where they were sent', () => {
    expect(
      keys(
        aPost('four', at('2026-07-05T16:04:00Z')),
        aPost('undated', at(null)),
        aPost('three', at('2026-07-05T16:03:00Z')),
      ),
    ).toEqual(['four', 'undated', 'three']);
    expect(keys(aPost('x', at(null)), aPost('y', at(null)))).toEqual(['x', 'y']);
  });

  it('stand there once each', () => {
    expect(keys(aPost('a'), aPost('a'), aPost('b'))).toEqual(['a', 'b']);
  });
});

describe('the name of a post in its address', () => {
  it('is its id', () => {
    expect(keys(aPost('wc2026-104-7'))).toEqual(['wc2026-104-7']);
  });

  it('is made of an id that no address should carry, and stays the same', () => {
    const [first] = keys(aPost('"><script> ñ'));

    expect(first).toMatch(/^[0-9a-f]{8}$/);
    expect(keys(aPost('otra'), aPost('"><script> ñ'))).toContain(first);
  });

  it('is made of what a post without an id says, so that two are told apart', () => {
    const [one, two] = keys(aPost(null, { title: 'Gol' }), aPost(null, { title: 'Final' }));

    expect(one).not.toBe(two);
    expect(keys(aPost('nueva', at('2026-07-05T23:00:00Z')), aPost(null, { title: 'Gol' }))).toContain(one);
  });

  it('can be made of broken letters too', () => {
    expect(keys(aPost(null, { title: '\ud800' }))).toEqual([expect.stringMatching(/^[0-9a-f]{8}$/)]);
  });
});
