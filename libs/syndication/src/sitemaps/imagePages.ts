import { Readable } from 'node:stream';
import { parseSitemap } from 'sitemap';
import { isBettingLink } from '@cancha/site/betting/isBettingLink';
import { reportIssues } from '@cancha/site/context/reportIssues';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import type { SitemapPage } from './writeSitemap';

/**
 * The pages of the backend's sitemap of pictures that are this site's to list. It knows nothing of which links are
 * hidden here; a page elsewhere is left out and reported.
 */
export async function imagePages(siteMap: string, context: SiteContext): Promise<SitemapPage[]> {
  const { origin, prefix } = context.site;
  const pages = await parseSitemap(Readable.from([siteMap]));
  return pages.flatMap(({ url, img }) => {
    const path = url.startsWith(`${origin}/`) ? url.slice(origin.length) : null;
    if (path === null || !path.startsWith(`${prefix}/`)) {
      reportIssues([{ id: url, problem: 'no page of this site', kept: false, place: 'sitemaps/images' }]);
      return [];
    }
    return isBettingLink(path, context) ? [] : [{ url, img: img.map((picture) => ({ url: picture.url })) }];
  });
}
