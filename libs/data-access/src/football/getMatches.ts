import type { Match } from '@cancha/stats/match/Match';
import type { Api } from '../api/Api';
import { readMatches } from './readMatches';

/** Days are `YYYY-MM-DD` in the time zone of the client's `x-tz`. */
export type MatchesArgs = {
  readonly dateFrom?: string;
  readonly dateTo?: string;
  readonly status?: string | readonly string[];
  readonly tournaments?: readonly string[];
  readonly contestantHomeId?: string;
  readonly contestantAwayId?: string;
  /** How many matches nearest to now, live ones first. An extension of our origin. */
  readonly nearest?: number;
};

/** In kick-off order (with `nearest` in the order sent). */
export function getMatches(api: Api, args: MatchesArgs): Promise<readonly Match[] | null> {
  return api.get({
    path: '/soccer/matches',
    query: {
      date_from: args.dateFrom,
      date_to: args.dateTo,
      status: args.status,
      tournaments: args.tournaments,
      contestant_home_id: args.contestantHomeId,
      contestant_away_id: args.contestantAwayId,
      nearest: args.nearest,
    },
    cacheKey: 'matches',
    nullIfNotFound: true,
    read: (body, issues) => {
      const matches = readMatches(body, issues);
      return args.nearest === undefined ? matches.sort(byKickOff) : matches;
    },
  });
}

function byKickOff(a: Match, b: Match): number {
  return a.kickOff.getTime() - b.kickOff.getTime() || a.id.localeCompare(b.id);
}
