import type { Api } from '../api/Api';
import type { Article } from '../content/Article';
import type { SiteArgs } from '../content/ContentArgs';
import { getContent } from '../content/getContent';
import { readAnswerObject, readArticles } from '../content/readArticles';

/** `month` is `2026-07` in the site's time zone, `since` is ISO 8601. Neither: everything. */
export type SitemapArticlesArgs = SiteArgs & { readonly month?: string; readonly since?: string };

/** The newest first, with the fields of a sitemap. An extension of our origin: `null` from other backends. */
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
