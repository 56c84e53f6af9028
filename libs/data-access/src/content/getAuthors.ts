import type { Api } from '../api/Api';
import { readList } from '../reading/readEach';
import type { Author } from './Author';
import type { SiteArgs } from './ContentArgs';
import { getContent } from './getContent';
import { authorSchema } from './listing.wire';
import { readAnswerObject, type ReadContext } from './readArticles';

/** All authors, by name unless ordered otherwise. A 404 is an `ApiError`. */
export function getAuthors(
  api: Api,
  args: SiteArgs & { orderBy?: string },
): Promise<readonly Author[] | null> {
  return getContent(api, args, {
    cacheKey: 'authors',
    segments: ['authors'],
    query: { orderBy: args.orderBy ?? 'name' },
    nullIfNotFound: false,
    read: readAuthors,
  });
}

/** Authors of an answer, sent as a list or as `{ items }`. */
export function readAuthors(body: unknown, { issues }: ReadContext): Author[] {
  return readList(
    authorSchema,
    Array.isArray(body) ? body : readAnswerObject(body)['items'],
    'items',
    issues,
  );
}
