import type { SitemapList, SitemapLists } from '@cancha/data-access/sitemaps/getSitemapLists';
import { buildPath } from '@cancha/routing/buildPath';
import { isBettingLink } from '@cancha/site/betting/isBettingLink';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { sitePath } from '@cancha/site/context/sitePath';
import { encodeSegment } from '@cancha/routing/encodeSegment';
import type { SitemapPage } from './writeSitemap';

/** The first pages of the lists of one kind. Where links into betting are hidden, its sections are. */
export function listPages(
  lists: SitemapLists,
  kind: keyof SitemapLists,
  context: SiteContext,
): SitemapPage[] {
  const { site } = context;
  return lists[kind].flatMap(({ slug, modifiedAt }) => {
    const path = pathOf[kind](slug, context);
    if (isBettingLink(path, context)) return [];
    return [{ url: site.origin + path, ...(modifiedAt ? { lastmod: modifiedAt } : {}) }];
  });
}

const pathOf: Record<keyof SitemapLists, (slug: SitemapList['slug'], context: SiteContext) => string> = {
  sections: (slug, { site }) => sitePath(`/${slug.split('/').map(encodeSegment).join('/')}`, site),
  topics: (topic, { site }) => buildPath(site, 'topic', { topic }),
  authors: (author, { site }) => buildPath(site, 'author', { author }),
};
