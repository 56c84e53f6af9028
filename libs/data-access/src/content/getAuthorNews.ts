import type { Api } from '../api/Api';
import { readOptional } from '../reading/readEach';
import type { AuthorNews } from './ArticleList';
import { pageQuery, type PageArgs } from './ContentArgs';
import { getContent } from './getContent';
import { authorSchema } from './listing.wire';
import { readAnswerObject, readArticleList } from './readArticles';

/** `null` for an unknown author. */
export function getAuthorNews(api: Api, args: PageArgs & { author: string }): Promise<AuthorNews | null> {
  return getContent(api, args, {
    cacheKey: 'author-news',
    segments: ['authors', args.author, 'news'],
    query: pageQuery(args),
    nullIfNotFound: true,
    read: (body, reading) => ({
      ...readArticleList(body, reading),
      author: readOptional(authorSchema, readAnswerObject(body)['author'], reading.issues),
    }),
  });
}
