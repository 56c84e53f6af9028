import type { Site } from '@cancha/brands/Site';
import type { Api } from '@cancha/data-access/api/Api';
import { createApi } from '@cancha/data-access/api/createApi';
import { sharedLimiter } from '@cancha/data-access/api/sharedLimiter';
import { searchResponseCache } from '@cancha/data-access/api/searchResponseCache';
import { sharedResponseCache } from '@cancha/data-access/api/sharedResponseCache';
import type { Environment } from '../environment/readEnvironment';
import { reportIssues } from './reportIssues';

export type Apis = {
  readonly content: Api;
  /** The content API, asked for what there are endless addresses of. */
  readonly search: Api;
  readonly cms: Api;
  readonly stats: Api;
};

/** Faults that our origin is asked for, in the words of its header: `{ stats: 'status=503' }`. */
export type BackendFaults = Readonly<Partial<Record<'content' | 'cms' | 'stats', string>>>;

const userAgent = 'Cancha front end';

type ApisOptions = { hasDrafts?: boolean; remember?: boolean; faults?: BackendFaults };

const faultHeader = (fault: string | undefined) => (fault === undefined ? {} : { 'x-origin-fault': fault });

/**
 * The three backends of a site. Limiters, one for each backend, and caches are shared by all sites of the process, but
 * what is read with drafts is not cached.
 * @param options `remember`: whether answers are cached: not for what has to be current. `faults`: how calls are to fail.
 */
export function createApis(
  site: Site,
  environment: Environment,
  { hasDrafts = false, remember = true, faults = {} }: ApisOptions = {},
): Apis {
  const cache = remember ? sharedResponseCache() : null;
  const shared = { cache, userAgent, report: reportIssues };
  const content = {
    ...shared,
    limiter: sharedLimiter('content'),
    baseUrl: environment.CONTENT_API_URL,
    version: 'v1' as const,
    timeoutMs: 10_000,
    headers: faultHeader(faults.content),
    tallPictures: site.tallPictures ?? false,
  };
  const drafts = hasDrafts ? draftReading(environment) : {};
  return {
    content: createApi({ ...content, ...drafts }),
    search: createApi({
      ...content,
      timeoutMs: 5_000,
      cache: remember ? searchResponseCache() : null,
      ...drafts,
    }),
    cms: createApi({
      ...shared,
      limiter: sharedLimiter('cms'),
      baseUrl: environment.CMS_API_URL,
      timeoutMs: 10_000,
      headers: faultHeader(faults.cms),
    }),
    stats: createApi({
      ...shared,
      limiter: sharedLimiter('stats'),
      baseUrl: environment.STATS_API_URL,
      timeoutMs: 5_000,
      headers: {
        ...{ 'x-lang': site.language, 'x-tz': site.timeZone, 'x-site-code': site.siteCode },
        ...faultHeader(faults.stats),
      },
    }),
  };
}

function draftReading({ DRAFT_HEADER, DRAFT_KEY }: Environment) {
  return { headers: DRAFT_KEY === undefined ? {} : { [DRAFT_HEADER]: DRAFT_KEY }, cache: null };
}
