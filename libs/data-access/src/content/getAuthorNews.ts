import type { Api } from '../api/Api';
import type { AuthorNews } from './ArticleList';
import { pageQuery, type PageArgs } from './ContentArgs';
import { getContent } from './getContent';
import { authorSchema } from './listing.wire';
import { readAnswerObject, readArticleList } from './readArticles';
import { readHead } from './readHead';

/** One page of what an author signed; `null` when there is no such author. */
export function getAuthorNews(api: Api, args: PageArgs & { author: string }): Promise<AuthorNews | null> {
  return getContent(api, args, {
    shape: 'author-news',
    segments: ['authors', args.author, 'news'],
    query: pageQuery(args),
    absentIsAnswer: true,
    read: (body, reading) => ({
      ...readArticleList(body, reading),
      author: readHead(authorSchema, readAnswerObject(body)['author'], reading.issues),
    }),
  });
}
