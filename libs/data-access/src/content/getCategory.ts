import type { Api } from '../api/Api';
import { readOptional } from '../reading/readEach';
import type { CategoryList } from './ArticleList';
import { pageQuery, type PageArgs } from './ContentArgs';
import { getContent } from './getContent';
import { categorySchema } from './listing.wire';
import { readAnswerObject, readArticleList } from './readArticles';

/** `null` for an unknown category. */
export function getCategory(api: Api, args: PageArgs & { category: string }): Promise<CategoryList | null> {
  return getContent(api, args, {
    cacheKey: 'category',
    segments: ['news', 'category', args.category],
    query: pageQuery(args),
    nullIfNotFound: true,
    read: (body, reading) => ({
      ...readArticleList(body, reading),
      category: readOptional(categorySchema, readAnswerObject(body)['category'], reading.issues),
    }),
  });
}
