import type { Api } from '../api/Api';
import type { ArticleList } from './ArticleList';
import { pageQuery, type PageArgs } from './ContentArgs';
import { getContent } from './getContent';
import { readArticleList } from './readArticles';

/** The newest articles. A 404 is an `ApiError`: every site has this list. */
export function getLatest(api: Api, args: PageArgs): Promise<ArticleList | null> {
  return getContent(api, args, {
    cacheKey: 'list',
    segments: ['news', 'latest'],
    query: pageQuery(args),
    nullIfNotFound: false,
    read: readArticleList,
  });
}
