import type { KeyedPost } from './orderPosts';

/** What a reader has: all posts down from `after`, with the corrections made until `since`. */
export type UpdateCursor = { readonly after: string; readonly since: string };

const changedAt = ({ modifiedAt, publishedAt }: KeyedPost): number =>
  Date.parse(modifiedAt ?? publishedAt ?? '');

/** Where a page with these posts stands, newest first. The time is the newsroom's own, whatever clocks readers have. */
export function updateCursor(posts: readonly KeyedPost[]): UpdateCursor {
  const last = Math.max(0, ...posts.map(changedAt).filter((at) => !Number.isNaN(at)));
  return { after: posts[0]?.key ?? '', since: String(last) };
}

/** What a reader who stands there does not have: new posts, and those that were corrected since, each newest first. */
export function postsSince(
  posts: readonly KeyedPost[],
  { after, since }: UpdateCursor,
): { fresh: readonly KeyedPost[]; corrected: readonly KeyedPost[] } {
  const time = Number(since) || 0;
  const known = posts.findIndex(({ key }) => key === after);
  // The reader's latest post was withdrawn: what was posted after it is new.
  const count =
    known === -1 ? posts.filter((post) => Date.parse(post.publishedAt ?? '') > time).length : known;
  const fresh = posts.slice(0, count);
  const corrected = posts
    .slice(count)
    .filter((post) => post.modifiedAt && Date.parse(post.modifiedAt) > time);
  return { fresh, corrected };
}
