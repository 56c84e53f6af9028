import type { Api } from '../api/Api';
import { unwrapData } from '../reading/unwrapData';
import type { Article } from './Article';
import type { SiteArgs } from './ContentArgs';
import { getContent } from './getContent';
import { readArticle } from './readArticles';

/**
 * The article under a path of the site with its text and nothing around it; `null` when there is none. It is for
 * machines: unlike `getArticleByPath` it does not count as being read.
 */
export function getArticleText(api: Api, args: SiteArgs & { path: string }): Promise<Article | null> {
  return getContent(api, args, {
    cacheKey: 'article-text',
    segments: ['news', 'by'],
    query: { path: args.path },
    nullIfNotFound: true,
    read: (body, reading) => readArticle(unwrapData(body), reading),
  });
}
