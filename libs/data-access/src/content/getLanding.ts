import type { Api } from '../api/Api';
import type { ArticleList } from './ArticleList';
import { pageQuery, type PageArgs } from './ContentArgs';
import { getContent } from './getContent';
import { readArticleList } from './readArticles';

/** What articles are gathered under: `competition`, `copa-oro`. */
export type Landing = { readonly type: string; readonly slug: string };

/** `null` for an unknown type or slug. */
export function getLanding(api: Api, args: PageArgs & Landing): Promise<ArticleList | null> {
  return getContent(api, args, {
    cacheKey: 'list',
    segments: ['news', args.type, args.slug],
    query: pageQuery(args),
    nullIfNotFound: true,
    read: readArticleList,
  });
}
