import type { Api } from '../api/Api';
import type { ArticleList } from './ArticleList';
import { pageQuery, type PageArgs } from './ContentArgs';
import { getContent } from './getContent';
import { readArticleList } from './readArticles';

export type PostFilter = {
  readonly category?: string;
  /** Whether articles age. Nothing said: both kinds. */
  readonly evergreen?: boolean;
  readonly excludeSubcategories?: boolean;
};

/** Articles by category and by whether they age. The call is one of `v2`. `null` from a backend without it. */
export function getPosts(api: Api, args: PageArgs & PostFilter): Promise<ArticleList | null> {
  const { category, evergreen, excludeSubcategories } = args;
  return getContent(api, args, {
    cacheKey: 'list',
    version: 'v2',
    segments: ['posts'],
    // As text: a query drops what is false.
    query: { ...pageQuery(args), evergreen: evergreen?.toString(), category, excludeSubcategories },
    nullIfNotFound: true,
    read: readArticleList,
  });
}
