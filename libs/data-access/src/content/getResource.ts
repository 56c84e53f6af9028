import type { Api } from '../api/Api';
import { BadBody } from '../api/BadBody';
import { isRecord } from '../reading/isRecord';
import { pageQuery, type PageArgs } from './ContentArgs';
import { getContent } from './getContent';
import { sectionSchema } from './listing.wire';
import { readArticleList, type Reading } from './readArticles';
import { readFullArticle } from './readFullArticle';
import { readHead } from './readHead';
import type { RedirectStatus, Resource } from './Resource';

/** Whatever lies under a path, with or without its leading slash; `null` when nothing does. */
export async function getResource(api: Api, args: PageArgs & { path: string }): Promise<Resource | null> {
  const segments = args.path.split('/').filter((segment) => segment !== '');
  if (segments.length === 0) return null;

  return getContent(api, args, {
    shape: 'resource',
    segments: ['all', ...segments],
    query: pageQuery(args),
    absentIsAnswer: true,
    read: readResource,
  });
}

function readResource(body: unknown, reading: Reading): Resource {
  const resource = isRecord(body) && 'type' in body ? body : isRecord(body) ? body['data'] : null;
  if (!isRecord(resource)) throw new BadBody('the resource is no object');

  const { type, data } = resource;
  switch (type) {
    case 'article':
      return { kind: 'article', article: readFullArticle(data, reading) };
    case 'listing': {
      const section = isRecord(data) ? readHead(sectionSchema, data['section'], reading.issues) : null;
      return { kind: 'listing', ...readArticleList(data, reading), section };
    }
    case 'redirect':
      return readRedirect(data);
    default:
      throw new BadBody(`unknown resource type ${JSON.stringify(type)}`);
  }
}

const redirectStatuses: readonly RedirectStatus[] = [301, 302, 303, 307, 308];

function readRedirect(data: unknown): Resource {
  const { status, target } = isRecord(data) ? data : {};
  if (typeof target !== 'string' || target === '') throw new BadBody('redirect without a target');

  // Without a status that means something, the redirect must not be remembered for good by a browser.
  return { kind: 'redirect', status: redirectStatuses.find((known) => known === status) ?? 302, target };
}
