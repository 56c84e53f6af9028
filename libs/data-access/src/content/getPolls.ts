import type { Api } from '../api/Api';
import { InvalidBodyError } from '../api/InvalidBodyError';
import type { MapIssue } from '../mapping/MapResult';
import { isRecord } from '../reading/isRecord';
import { unwrapData } from '../reading/unwrapData';
import type { SiteArgs } from './ContentArgs';
import { getContent } from './getContent';
import { mapPoll } from './mapPoll';
import type { Poll } from './Poll';

/** The poll of the home page, or `null`. */
export function getHomePoll(api: Api, args: SiteArgs): Promise<Poll | null> {
  return getContent(api, args, {
    cacheKey: 'poll',
    segments: ['polls', 'home'],
    nullIfNotFound: true,
    read: (body, { issues }) => mapPoll(unwrapData(body), issues),
  });
}

/** The poll of a page, or `null`. */
export function getPoll(api: Api, args: SiteArgs & { path: string }): Promise<Poll | null> {
  return getContent(api, args, {
    cacheKey: 'poll',
    segments: ['polls', 'get'],
    query: { path: args.path },
    nullIfNotFound: true,
    read: (body, { issues }) => mapPoll(unwrapData(body), issues),
  });
}

/** Every poll of a site, open ones first. An extension of our origin: `null` from other backends. */
export function getPolls(api: Api, args: SiteArgs): Promise<readonly Poll[] | null> {
  return getContent(api, args, {
    cacheKey: 'polls',
    segments: ['polls'],
    nullIfNotFound: true,
    read: (body, { issues }) => readPolls(unwrapData(body), issues),
  });
}

/** Invalid polls are left out and reported. */
function readPolls(body: unknown, issues: MapIssue[]): Poll[] {
  const list = isRecord(body) ? body['items'] : body;
  if (!Array.isArray(list)) throw new InvalidBodyError('items is no list');
  return list.flatMap((item: unknown, i) => {
    try {
      return [mapPoll(item, issues)];
    } catch (error) {
      if (!(error instanceof InvalidBodyError)) throw error;
      issues.push({ id: `#${i}`, problem: error.message, kept: false });
      return [];
    }
  });
}
