import type { Api } from '../api/Api';
import type { TagList } from './ArticleList';
import { pageQuery, type PageArgs } from './ContentArgs';
import { getContent } from './getContent';
import { tagInfoSchema } from './listing.wire';
import { readAnswerObject, readArticleList, type Reading } from './readArticles';
import { readHead } from './readHead';

/** One page of a topic; `null` when there is no such topic. */
export function getTag(api: Api, args: PageArgs & { tag: string }): Promise<TagList | null> {
  return getContent(api, args, {
    shape: 'tag',
    segments: ['news', 'tag', args.tag],
    query: pageQuery(args),
    absentIsAnswer: true,
    read: readTagList,
  });
}

function readTagList(body: unknown, reading: Reading): TagList {
  const list = readArticleList(body, reading);
  const { tag, isLastPage, totalPages } = readAnswerObject(body);
  return {
    ...list,
    tag: readHead(tagInfoSchema, tag, reading.issues),
    isLastPage: typeof isLastPage === 'boolean' ? isLastPage : list.paginationInfo.nextPage === null,
    totalPages: typeof totalPages === 'number' ? totalPages : (list.paginationInfo.lastPage ?? 1),
  };
}
