import type { Api, ApiVersion } from '../api/Api';
import type { Query } from '../api/buildQuery';
import { encodePath } from '../api/encodePath';
import type { MapIssue } from '../mapping/MapResult';
import { cacheKeyOf, type SiteArgs } from './ContentArgs';
import type { ReadContext } from './readArticles';

type ContentCall<T> = {
  readonly cacheKey: string;
  /** Below `/sites/{site}`, not yet encoded. */
  readonly segments: readonly string[];
  readonly query?: Query;
  /** Default: the client's. */
  readonly version?: ApiVersion;
  readonly nullIfNotFound: boolean;
  readonly read: (body: unknown, reading: ReadContext) => T;
};

/** `null` for an invalid segment, such as `..`. */
export async function getContent<T>(api: Api, args: SiteArgs, call: ContentCall<T>): Promise<T | null> {
  const path = encodePath(['sites', args.site, ...call.segments]);
  if (path === null) return null;

  const context = { site: args.site, tallPictures: api.tallPictures ?? false };
  return api.get({
    path,
    query: call.query ?? {},
    ...(call.version ? { version: call.version } : {}),
    cacheKey: cacheKeyOf(call.cacheKey, context),
    nullIfNotFound: call.nullIfNotFound,
    read: (body: unknown, issues: MapIssue[]) => call.read(body, { context, issues }),
  });
}
