import type { Api } from '../api/Api';
import { readOptional } from '../reading/readEach';
import type { TagList } from './ArticleList';
import { pageQuery, type PageArgs } from './ContentArgs';
import { getContent } from './getContent';
import { tagInfoSchema } from './listing.wire';
import { readAnswerObject, readArticleList, type ReadContext } from './readArticles';

/** `null` for an unknown topic. */
export function getTag(api: Api, args: PageArgs & { tag: string }): Promise<TagList | null> {
  return getContent(api, args, {
    cacheKey: 'tag',
    segments: ['news', 'tag', args.tag],
    query: pageQuery(args),
    nullIfNotFound: true,
    read: readTagList,
  });
}

function readTagList(body: unknown, reading: ReadContext): TagList {
  const list = readArticleList(body, reading);
  const { tag, isLastPage, totalPages } = readAnswerObject(body);
  return {
    ...list,
    tag: readOptional(tagInfoSchema, tag, reading.issues),
    isLastPage: typeof isLastPage === 'boolean' ? isLastPage : list.paginationInfo.nextPage === null,
    totalPages: typeof totalPages === 'number' ? totalPages : (list.paginationInfo.lastPage ?? 1),
  };
}
