import type { MapIssue } from '@cancha/stats/mapped/Mapped';
import type { Match } from '@cancha/stats/match/Match';
import type { TeamRecord, TeamStatistics } from '@cancha/stats/team/TeamStatistics';
import type { z } from 'zod';
import type { Api } from '../api/Api';
import { encodePath } from '../api/encodePath';
import { isNothing } from '../reading/isRecord';
import { readOne } from '../reading/readEach';
import { unwrapData } from '../reading/unwrapData';
import { readMatchList } from './readMatches';
import { readScorers } from './readTables';
import { type recordSchema, teamStatisticsSchema } from './team.wire';
import { toTournament } from './toTournament';

export type TeamTournamentArgs = {
  readonly teamId: string;
  /** The latest that is known of the team, unless another is named. */
  readonly tournamentId?: string;
};

/** What a team did in a tournament; `null` where either is unknown, or it does not play in it. */
export async function getTeamStatistics(api: Api, args: TeamTournamentArgs): Promise<TeamStatistics | null> {
  const path = encodePath(['soccer', 'team', args.teamId, 'statistics']);
  if (path === null) return null;
  return api.get({
    path,
    query: { tournament: args.tournamentId },
    shape: 'team-statistics',
    absentIsAnswer: true,
    read: readStatistics,
  });
}

function readStatistics(body: unknown, issues: MapIssue[]): TeamStatistics {
  const wire = readOne(teamStatisticsSchema, unwrapData(body), 'statistics');
  const tournament = toTournament(wire.tournament);
  return {
    tournament,
    total: toRecord(wire.total),
    home: wire.home ? toRecord(wire.home) : null,
    away: wire.away ? toRecord(wire.away) : null,
    cleanSheets: wire.clean_sheets ?? null,
    withoutScoring: wire.without_scoring ?? null,
    yellowCards: wire.yellow_cards ?? null,
    redCards: wire.red_cards ?? null,
    biggestWin: readShown(wire.biggest_win, issues),
    biggestDefeat: readShown(wire.biggest_defeat, issues),
    scorers: readScorers(wire.scorers, tournament.id, issues),
  };
}

function toRecord({
  goals_for: goalsFor,
  goals_against: goalsAgainst,
  ...record
}: z.output<typeof recordSchema>): TeamRecord {
  return { ...record, goalsFor, goalsAgainst };
}

function readShown(value: unknown, issues: MapIssue[]): Match | null {
  return isNothing(value) ? null : (readMatchList([value], issues)[0] ?? null);
}
