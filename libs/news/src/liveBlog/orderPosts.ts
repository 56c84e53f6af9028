import type { SubPost } from '@cancha/data-access/content/Article';
import { crc32 } from '@cancha/routing/crc32';

/** A post with a name that stays its own in addresses, whatever is posted after it. */
export type KeyedPost = SubPost & { readonly key: string };

const plainKey = /^[\w.-]{1,80}$/;

/**
 * The posts of a live blog, newest first, each once. One without a date stays beside those it was sent with; one
 * without an id, or with one that no address should carry, is named after what it says.
 */
export function orderPosts(items: readonly SubPost[]): readonly KeyedPost[] {
  let posts = ordered.get(items);
  if (!posts) {
    posts = order(items);
    ordered.set(items, posts);
  }
  return posts;
}

/** An answer that has not changed is the same object, however often its page is made. */
const ordered = new WeakMap<readonly SubPost[], readonly KeyedPost[]>();

function order(items: readonly SubPost[]): KeyedPost[] {
  const sent = newestFirst(items);
  const times = timesOf(sent);
  const known = new Set<string>();
  return sent
    .map((post, i) => ({ post: { ...post, key: keyOf(post) }, at: times[i] ?? 0 }))
    .sort((a, b) => b.at - a.at)
    .flatMap(({ post }) => {
      if (known.has(post.key)) return [];
      known.add(post.key);
      return [post];
    });
}

const timeOf = ({ publishedAt }: SubPost): number | null => (publishedAt ? Date.parse(publishedAt) : null);

/** Some backends send the oldest first. */
function newestFirst(items: readonly SubPost[]): readonly SubPost[] {
  const dated = items.map(timeOf).filter((at) => at !== null);
  const [first, last] = [dated[0], dated.at(-1)];
  return first !== undefined && last !== undefined && first < last ? items.toReversed() : items;
}

/** The time of each post; without one, that of the post before it in the list, else of the next. */
function timesOf(posts: readonly SubPost[]): number[] {
  let last: number | null = null;
  const times = posts.map((post) => (last = timeOf(post) ?? last));
  const first = times.find((at) => at !== null) ?? 0;
  return times.map((at) => at ?? first);
}

function keyOf({ id, title, body, publishedAt }: SubPost): string {
  if (id !== null && plainKey.test(id)) return id;
  // The checksum counts ASCII alone, which an escape makes of any text.
  const text = encodeURIComponent((id ?? `${publishedAt} ${title} ${body}`).toWellFormed());
  return crc32(text).toString(16).padStart(8, '0');
}
