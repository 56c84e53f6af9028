import type { Match } from '@cancha/stats/match/Match';
import type { Coverage } from '@cancha/stats/team/Coverage';
import type { Api } from '../api/Api';
import { encodePath } from '../api/encodePath';
import { readOne } from '../reading/readEach';
import { unwrapData } from '../reading/unwrapData';
import { readMatchList } from './readMatches';
import { teamMatchesSchema } from './team.wire';

export type TeamMatchesArgs = {
  readonly teamId: string;
  readonly page?: number;
  /** At most 100. */
  readonly size?: number;
  readonly tournamentId?: string;
  /** Only the matches against this team. */
  readonly opponentId?: string;
  readonly order?: 'latest' | 'earliest';
};

export type TeamMatches = {
  readonly matches: readonly Match[];
  readonly lastPage: number;
  /** Of these matches; `null`: some may be missing. `knownRun` asks whether they bear it out. */
  readonly coverage: Coverage | null;
};

/** `null` for an unknown team. */
export async function getTeamMatches(api: Api, args: TeamMatchesArgs): Promise<TeamMatches | null> {
  const path = encodePath(['soccer', 'team', args.teamId, 'matches']);
  if (path === null) return null;
  return api.get({
    path,
    query: {
      page: args.page,
      size: args.size,
      tournaments: args.tournamentId,
      opponent: args.opponentId,
      order: args.order,
    },
    cacheKey: 'team-matches',
    nullIfNotFound: true,
    read: (body, issues) => {
      const wire = readOne(teamMatchesSchema, unwrapData(body), 'matches');
      return {
        matches: readMatchList(wire.matches, issues),
        coverage: wire.coverage,
        lastPage: wire.paginationInfo?.lastPage ?? args.page ?? 1,
      };
    },
  });
}
