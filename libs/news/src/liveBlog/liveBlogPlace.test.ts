import { describe, expect, it } from 'vitest';
import { aPost, somePosts } from '@cancha/site/testing/aPost';
import { findPostsPage, postHref, postsPageHref } from './liveBlogPlace';
import { orderPosts } from './orderPosts';

const many = orderPosts(somePosts(500));
const page = (number: number) => ({ page: number, post: null });
const post = (key: string) => ({ page: 1, post: key });
const idsOf = (found: ReturnType<typeof findPostsPage>) => found?.posts.map(({ id }) => id);

describe('five hundred posts', () => {
  it('are twenty-five pages of twenty, with nothing twice and nothing left out', () => {
    const pages = Array.from({ length: 25 }, (_, i) => findPostsPage(many, page(i + 1)));

    expect(pages.every((found) => found?.lastPage === 25 && found.posts.length === 20)).toBe(true);
    expect(pages.flatMap((found) => idsOf(found) ?? [])).toEqual(many.map(({ id }) => id));
    expect(findPostsPage(many, page(26))).toBeNull();
  });

  it('are each found on the page they are on by now', () => {
    expect(idsOf(findPostsPage(many, post('3')))).toContain('3');
    expect(findPostsPage(many, post('3'))?.page).toBe(25);
    expect(findPostsPage(many, post('500'))?.page).toBe(1);
  });

  it('lead from one that was withdrawn to the newest', () => {
    expect(findPostsPage(many, post('withdrawn'))?.page).toBe(1);
  });
});

it('a single post, and none, are one page', () => {
  expect(findPostsPage(orderPosts([aPost('1')]), page(1))).toMatchObject({ page: 1, lastPage: 1 });
  expect(findPostsPage([], page(1))).toEqual({ page: 1, lastPage: 1, posts: [] });
  expect(findPostsPage([], page(2))).toBeNull();
});

it('a post has an address that finds both its page and its place on it', () => {
  expect(postHref('/mx/final.html', 'a.1')).toBe('/mx/final.html?post=a.1#post-a.1');
});

it('the first page has the address of the live blog itself', () => {
  expect([postsPageHref('/final.html', 1), postsPageHref('/final.html', 2)]).toEqual([
    '/final.html',
    '/final.html?page=2',
  ]);
});
