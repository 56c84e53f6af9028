import type { Site } from '@cancha/brands/Site';
import { encodeSegment } from '@cancha/routing/encodeSegment';

/** A list of articles that can be subscribed to, by its name at the content API. */
export type Feed =
  { readonly kind: 'site' } | { readonly kind: 'section' | 'topic' | 'author'; readonly slug: string };

/** What is handed on to MSN, a file each as it wants. */
export type MsnFeed = 'articles' | 'slideshows';

type Prefixed = Pick<Site, 'prefix'>;

/** Where the sitemaps of a site are listed. */
export const sitemapIndexPath = ({ prefix }: Prefixed): string => `${prefix}/sitemap.xml`;

/** One of its sitemaps: `news`, `topics`, or a month such as `2026-07`. */
export const sitemapPath = ({ prefix }: Prefixed, name: string): string => `${prefix}/sitemaps/${name}.xml`;

/** The feed of a whole site, or of a section, topic or author. A section's slug may have slashes. */
export function feedPath({ prefix }: Prefixed, feed: Feed): string {
  if (feed.kind === 'site') return `${prefix}/rss.xml`;
  const slug = feed.slug.split('/').map(encodeSegment).join('/');
  return `${prefix}/rss/${feed.kind}/${slug}.xml`;
}

export const msnFeedPath = ({ prefix }: Prefixed, feed: MsnFeed): string => `${prefix}/msn/${feed}.xml`;

export const manifestPath = ({ prefix }: Prefixed): string => `${prefix}/manifest.webmanifest`;
