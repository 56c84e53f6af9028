import type { Site } from '@cancha/brands/Site';
import { encodeSegment } from '@cancha/routing/encodeSegment';
import type { Feed, MsnFeed } from './Feed';

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

/** Robots and sellers of ads ask a host, not an edition: only a site at the root of one answers. */
const hostFiles: Readonly<Record<string, string>> = {
  '/robots.txt': 'robots',
  '/ads.txt': 'ads',
  '/favicon.ico': 'favicon',
};

const siteFiles: readonly (readonly [RegExp, (parts: readonly string[]) => string])[] = [
  [/^\/sitemap\.xml$/, () => 'sitemaps/index'],
  [/^\/sitemaps\/([a-z]+|\d{4}-\d\d)\.xml$/, ([name]) => `sitemaps/${name ?? ''}`],
  [/^\/rss\.xml$/, () => 'feeds/site'],
  [/^\/rss\/(section|topic|author)\/(.+)\.xml$/, ([kind, slug]) => `feeds/${kind ?? ''}/${slug ?? ''}`],
  [/^\/msn\/(articles|slideshows)\.xml$/, ([name]) => `msn/${name ?? ''}`],
  [/^\/manifest\.webmanifest$/, () => 'manifest'],
];

/** The internal path of one of a site's own files; `missing` for a host's file below a prefix, `null` for all else. */
export function resolveSiteFile({ prefix }: Prefixed, pathname: string): string | null {
  if (!pathname.startsWith(`${prefix}/`)) return null;
  const path = pathname.slice(prefix.length);
  const ofHost = Object.hasOwn(hostFiles, path) ? hostFiles[path] : undefined;
  if (ofHost !== undefined) return prefix === '' ? ofHost : 'missing';

  for (const [pattern, internal] of siteFiles) {
    const found = pattern.exec(path);
    if (found) return internal(found.slice(1));
  }
  return null;
}
