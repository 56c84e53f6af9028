import type { Api } from '../api/Api';
import type { SiteArgs } from './ContentArgs';
import type { FullArticle } from './FullArticle';
import { getContent } from './getContent';
import { readFullArticle } from './readFullArticle';

/**
 * The article of a path (`/mundial-2026/x-20260705-1001.html`) with the content around it, or `null`. The path is in
 * the query, because an article may have the name of a list (`latest`).
 */
export function getArticleByPath(api: Api, args: SiteArgs & { path: string }): Promise<FullArticle | null> {
  return getContent(api, args, {
    cacheKey: 'full-article',
    segments: ['news', 'by'],
    query: { path: args.path, full: true },
    nullIfNotFound: true,
    read: readFullArticle,
  });
}
