import type { Match } from '@cancha/stats/match/Match';
import type { TeamStatistics } from '@cancha/stats/team/TeamStatistics';
import type { Api } from '../api/Api';
import { encodePath } from '../api/encodePath';
import type { MapIssue } from '../mapping/MapResult';
import { isEmptyValue } from '../reading/isRecord';
import { readOne } from '../reading/readEach';
import { unwrapData } from '../reading/unwrapData';
import { readMatchList } from './readMatches';
import { readScorers } from './readTables';
import { teamStatisticsSchema } from './team.wire';

export type TeamTournamentArgs = {
  readonly teamId: string;
  /** Default: the team's latest. */
  readonly tournamentId?: string;
};

/** `null` for an unknown team or tournament, or a team that does not play in it. */
export async function getTeamStatistics(api: Api, args: TeamTournamentArgs): Promise<TeamStatistics | null> {
  const path = encodePath(['soccer', 'team', args.teamId, 'statistics']);
  if (path === null) return null;
  return api.get({
    path,
    query: { tournament: args.tournamentId },
    cacheKey: 'team-statistics',
    nullIfNotFound: true,
    read: readStatistics,
  });
}

function readStatistics(body: unknown, issues: MapIssue[]): TeamStatistics {
  const wire = readOne(teamStatisticsSchema, unwrapData(body), 'statistics');
  const { tournament } = wire;
  return {
    tournament,
    // A statement about another number of matches is about something else.
    coverage: wire.coverage?.matches === wire.total.played ? wire.coverage : null,
    total: wire.total,
    home: wire.home,
    away: wire.away,
    neutral: wire.neutral,
    cleanSheets: wire.clean_sheets,
    withoutScoring: wire.without_scoring,
    yellowCards: wire.yellow_cards,
    redCards: wire.red_cards,
    biggestWin: readOptionalMatch(wire.biggest_win, issues),
    biggestDefeat: readOptionalMatch(wire.biggest_defeat, issues),
    scorers: readScorers(wire.scorers, tournament.id, issues),
  };
}

function readOptionalMatch(value: unknown, issues: MapIssue[]): Match | null {
  return isEmptyValue(value) ? null : (readMatchList([value], issues)[0] ?? null);
}
