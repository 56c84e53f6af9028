import type { Api } from '../api/Api';
import type { ArticleList } from './ArticleList';
import { pageQuery, type PageArgs } from './ContentArgs';
import { getContent } from './getContent';
import { readArticleList } from './readArticles';

/** An extension of our origin: `null` from other backends. */
export function getMostViewed(api: Api, args: PageArgs): Promise<ArticleList | null> {
  return getContent(api, args, {
    cacheKey: 'list',
    segments: ['news', 'most-viewed'],
    query: pageQuery(args),
    nullIfNotFound: true,
    read: readArticleList,
  });
}
