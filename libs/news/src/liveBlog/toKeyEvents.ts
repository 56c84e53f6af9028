import type { KeyEvent } from '@cancha/ui/live/KeyEvents/KeyEvents';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { postAnchor, postHref, type PostsPage } from './liveBlogPlace';
import type { KeyedPost } from './orderPosts';

/** Posts a summary would tell, newest first. Those on the page being read are led to without loading another. */
export function toKeyEvents(
  posts: readonly KeyedPost[],
  shown: PostsPage,
  path: string,
  { format }: Pick<SiteContext, 'format'>,
): KeyEvent[] {
  const here = new Set(shown.posts.map(({ key }) => key));
  return posts
    .filter(({ keyEvent, title }) => keyEvent && title !== '')
    .map(({ key, title, publishedAt }) => ({
      id: key,
      title,
      href: here.has(key) ? `#${postAnchor(key)}` : postHref(path, key),
      time: publishedAt ? { iso: publishedAt, text: format.time(new Date(publishedAt)) } : null,
    }));
}
