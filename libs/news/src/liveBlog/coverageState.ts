import type { Article, LiveState } from '@cancha/data-access/content/Article';
import type { Match } from '@cancha/stats/match/Match';
import { millisecondsInHour } from 'date-fns/constants';

/** After so long without a post nobody is telling any more. */
const silenceMs = 6 * millisecondsInHour;

/**
 * Whether posts are still to come. A backend that does not say so is judged by the match the live blog tells, and
 * without one by how long ago the last post is.
 */
export function coverageState(
  { liveState, items, publishedAt }: Pick<Article, 'liveState' | 'items' | 'publishedAt'>,
  match: Match | null,
  now: Date,
): LiveState {
  if (liveState) return liveState;
  if (match?.state === 'live') return 'live';
  if (match?.state === 'finished') return 'finished';
  const dates = [publishedAt, ...items.map((post) => post.modifiedAt ?? post.publishedAt)];
  const last = Math.max(...dates.map((at) => (at ? Date.parse(at) : 0)));
  return now.getTime() - last < silenceMs ? 'live' : 'finished';
}
