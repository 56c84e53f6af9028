import type { Api } from '../api/Api';
import { InvalidBodyError } from '../api/InvalidBodyError';
import { isRecord } from '../reading/isRecord';
import { readOptional } from '../reading/readEach';
import { pageQuery, type PageArgs } from './ContentArgs';
import { getContent } from './getContent';
import { sectionSchema } from './listing.wire';
import { readArticleList, type ReadContext } from './readArticles';
import { readFullArticle } from './readFullArticle';
import type { RedirectStatus, Resource } from './Resource';

/** The content of a path, with or without its leading slash, or `null`. */
export async function getResource(api: Api, args: PageArgs & { path: string }): Promise<Resource | null> {
  const segments = args.path.split('/').filter((segment) => segment !== '');
  if (segments.length === 0) return null;

  return getContent(api, args, {
    cacheKey: 'resource',
    segments: ['all', ...segments],
    query: pageQuery(args),
    nullIfNotFound: true,
    read: readResource,
  });
}

function readResource(body: unknown, reading: ReadContext): Resource {
  const resource = isRecord(body) && 'type' in body ? body : isRecord(body) ? body['data'] : null;
  if (!isRecord(resource)) throw new InvalidBodyError('the resource is no object');

  const { type, data } = resource;
  switch (type) {
    case 'article':
      return { kind: 'article', article: readFullArticle(data, reading) };
    case 'listing': {
      const section = isRecord(data) ? readOptional(sectionSchema, data['section'], reading.issues) : null;
      return { kind: 'listing', ...readArticleList(data, reading), section };
    }
    case 'redirect':
      return readRedirect(data);
    default:
      throw new InvalidBodyError(`unknown resource type ${JSON.stringify(type)}`);
  }
}

const redirectStatuses: readonly RedirectStatus[] = [301, 302, 303, 307, 308];

function readRedirect(data: unknown): Resource {
  const { status, target } = isRecord(data) ? data : {};
  if (typeof target !== 'string' || target === '') throw new InvalidBodyError('redirect without a target');

  // Without a valid status: 302, as browsers cache permanent redirects.
  return { kind: 'redirect', status: redirectStatuses.find((known) => known === status) ?? 302, target };
}
