import type { Api } from '../api/Api';
import type { Query } from '../api/buildQuery';
import { encodePath } from '../api/encodePath';
import type { MapIssue } from '@cancha/stats/mapped/Mapped';
import { shapeOf, type SiteArgs } from './ContentArgs';
import type { Reading } from './readArticles';

type ContentCall<T> = {
  readonly shape: string;
  /** Below `/sites/{site}`, not yet encoded. */
  readonly segments: readonly string[];
  readonly query?: Query;
  readonly absentIsAnswer: boolean;
  readonly read: (body: unknown, reading: Reading) => T;
};

/** One content call below a site. A segment that cannot be a name (`..`) names nothing: `null`. */
export async function getContent<T>(api: Api, args: SiteArgs, call: ContentCall<T>): Promise<T | null> {
  const path = encodePath(['sites', args.site, ...call.segments]);
  if (path === null) return null;

  return api.get({
    path,
    query: call.query ?? {},
    shape: shapeOf(call.shape, args),
    absentIsAnswer: call.absentIsAnswer,
    read: (body: unknown, issues: MapIssue[]) => call.read(body, { context: args, issues }),
  });
}
