import type { Api } from '../api/Api';
import type { Article } from '../content/Article';
import type { SiteArgs } from '../content/ContentArgs';
import { getContent } from '../content/getContent';
import { readAnswerObject, readArticles } from '../content/readArticles';

/** `month` is `2026-07` by the clocks of the site, `since` a moment in ISO 8601. Neither: everything. */
export type SitemapArticlesArgs = SiteArgs & { readonly month?: string; readonly since?: string };

/**
 * What a site published, the newest first, with as much of each article as a sitemap tells. `null` where the backend
 * does not have this list, which is an extension.
 */
export function getSitemapArticles(
  api: Api,
  { month, since, ...args }: SitemapArticlesArgs,
): Promise<readonly Article[] | null> {
  return getContent(api, args, {
    cacheKey: 'sitemap-articles',
    segments: ['sitemaps', 'articles'],
    query: { month, since },
    nullIfNotFound: true,
    read: (body, reading) => readArticles(readAnswerObject(body)['items'], 'items', reading),
  });
}
