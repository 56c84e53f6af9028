import type { Api } from '../api/Api';
import type { ArticleList } from './ArticleList';
import { pageQuery, type PageArgs } from './ContentArgs';
import { getContent } from './getContent';
import { readArticleList } from './readArticles';

/** The newest articles. A site always has this list: a 404 is an `ApiError`. */
export function getLatest(api: Api, args: PageArgs): Promise<ArticleList | null> {
  return getContent(api, args, {
    cacheKey: 'list',
    segments: ['news', 'latest'],
    query: pageQuery(args),
    nullIfNotFound: false,
    read: readArticleList,
  });
}
