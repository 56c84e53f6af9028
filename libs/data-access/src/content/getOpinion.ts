import type { Api } from '../api/Api';
import type { ArticleList } from './ArticleList';
import { pageQuery, type PageArgs } from './ContentArgs';
import { getContent } from './getContent';
import { readArticleList } from './readArticles';

/** `null` from a backend without opinion pieces. */
export function getOpinion(api: Api, args: PageArgs): Promise<ArticleList | null> {
  return getContent(api, args, {
    cacheKey: 'list',
    segments: ['widgets', 'news', 'opinion'],
    query: pageQuery(args),
    nullIfNotFound: true,
    read: readArticleList,
  });
}
