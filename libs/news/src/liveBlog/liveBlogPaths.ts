import type { Site } from '@cancha/brands/Site';
import { endpointRoute } from '@cancha/site/routes/routeBuilders';

const folder = '/api/live-blog';

/** Where a browser asks what is new in a live blog. @param path of the live blog on the site, prefix included */
export function liveBlogSource({ prefix }: Pick<Site, 'prefix'>, path: string): string {
  return `${prefix}${folder}${path.slice(prefix.length)}`;
}

export const liveBlogRoute = endpointRoute({
  name: 'liveBlog',
  file: 'live-blog/[...path]',
  resolve({ site, pathname }) {
    const start = `${site.prefix}${folder}/`;
    return pathname.startsWith(start) && pathname !== start
      ? `live-blog/${pathname.slice(start.length)}`
      : null;
  },
});

/** How the address of a page names a post of it. */
const postParameter = 'post';

const postMark = 'post.';

/** First part of the internal path of the page with a post, in place of a page's number; `null` where none is named. */
export function postSegment(search: URLSearchParams): string | null {
  const [key, ...others] = search.getAll(postParameter);
  return key !== undefined && others.length === 0 && /^[\w.-]{1,80}$/.test(key) ? postMark + key : null;
}

/** What such a part, or a page's number, asks for. */
export function readPlace(segment: string | undefined): { page: number; post: string | null } {
  if (segment?.startsWith(postMark)) return { page: 1, post: segment.slice(postMark.length) };
  return { page: Number(segment), post: null };
}
