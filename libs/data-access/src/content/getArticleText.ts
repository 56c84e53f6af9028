import type { Api } from '../api/Api';
import { unwrapData } from '../reading/unwrapData';
import type { Article } from './Article';
import type { SiteArgs } from './ContentArgs';
import { getContent } from './getContent';
import { readArticle } from './readArticles';

/** The article of a path without the content around it, or `null`. Unlike `getArticleByPath` it does not count as a view. */
export function getArticleText(api: Api, args: SiteArgs & { path: string }): Promise<Article | null> {
  return getContent(api, args, {
    cacheKey: 'article-text',
    segments: ['news', 'by'],
    query: { path: args.path },
    nullIfNotFound: true,
    read: (body, reading) => readArticle(unwrapData(body), reading),
  });
}
