import { describe, expect, it } from 'vitest';
import { aPost, somePosts } from '@cancha/site/testing/aPost';
import { orderPosts } from './orderPosts';
import { postsSince, updateCursor } from './updateCursor';

const before = orderPosts(somePosts(3));
const cursor = updateCursor(before);
const ids = (posts: readonly { id: string | null }[]) => posts.map(({ id }) => id);

describe('what a reader does not have', () => {
  it('is nothing while nothing was posted', () => {
    expect(postsSince(before, cursor)).toEqual({ fresh: [], corrected: [] });
  });

  it('is what was posted since, newest first', () => {
    const { fresh, corrected } = postsSince(orderPosts(somePosts(5)), cursor);

    expect([ids(fresh), ids(corrected)]).toEqual([['5', '4'], []]);
  });

  it('is a post that was corrected since, but not one that was corrected before', () => {
    const [third, second, first] = somePosts(3);
    const late = { modifiedAt: '2026-07-05T20:00:00Z' };
    const early = { modifiedAt: '2026-07-05T12:02:30Z' };
    const { fresh, corrected } = postsSince(
      orderPosts([third, { ...second, ...late }, { ...first, ...early }] as never),
      cursor,
    );

    expect([ids(fresh), ids(corrected)]).toEqual([[], ['2']]);
  });

  it('is found by the hour when the post on top was withdrawn', () => {
    const { fresh } = postsSince(orderPosts(somePosts(5)), { ...cursor, after: 'withdrawn' });

    expect(ids(fresh)).toEqual(['5', '4']);
  });

  it('is everything for who has nothing, and for who sends nonsense', () => {
    expect(postsSince(before, { after: '', since: '' }).fresh).toHaveLength(3);
    expect(postsSince(before, { after: 'x', since: '<y>' }).fresh).toHaveLength(3);
  });

  it('is the first post of a live blog that had none', () => {
    const none = updateCursor([]);

    expect(ids(postsSince(orderPosts([aPost('1')]), none).fresh)).toEqual(['1']);
  });
});
