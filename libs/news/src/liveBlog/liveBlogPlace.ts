import type { KeyedPost } from './orderPosts';

/** Posts of a page: half an hour's reading, and a light page. */
export const postsPerPage = 20;

/** What is asked for of a live blog: a page of its posts, or the page with one of them. */
export type LiveBlogPlace = { readonly page: number; readonly post: string | null };

export type PostsPage = {
  readonly page: number;
  readonly lastPage: number;
  readonly posts: readonly KeyedPost[];
};

/**
 * The page of posts that lies at a place; `null` past the last one. A post that there is not, or no longer, leads to
 * the newest ones.
 */
export function findPostsPage(posts: readonly KeyedPost[], place: LiveBlogPlace): PostsPage | null {
  const lastPage = Math.max(1, Math.ceil(posts.length / postsPerPage));
  const page = place.post === null ? place.page : pageOf(posts, place.post);
  if (page > lastPage) return null;
  return { page, lastPage, posts: posts.slice((page - 1) * postsPerPage, page * postsPerPage) };
}

function pageOf(posts: readonly KeyedPost[], key: string): number {
  const index = posts.findIndex((post) => post.key === key);
  return index === -1 ? 1 : Math.floor(index / postsPerPage) + 1;
}

/** Id of the element a post is on its page. */
export const postAnchor = (key: string): string => `post-${key}`;

/** A post's own address: it finds the page the post is on by now, and its place there. */
export function postHref(path: string, key: string): string {
  return `${path}?post=${encodeURIComponent(key)}#${postAnchor(key)}`;
}

/** Address of a page of posts; the first is the live blog itself. */
export const postsPageHref = (path: string, page: number): string =>
  page === 1 ? path : `${path}?page=${page}`;
