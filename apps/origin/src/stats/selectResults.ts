import { and, eq, inArray, sql } from 'drizzle-orm';
import { matches, matchEvents, teams } from '../database/footballTables.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import { recordedKickOff } from '../live/recordedKickOff.ts';
import type { ScoredGoal } from './computeScorers.ts';
import { goalKinds, type TeamRow } from './selectMatches.ts';

const { id, stageId, week, day, kickOff, status, homeId, awayId, homeScore, awayScore, ground } = matches;
/** The day of a match in the data's own time, wherever its timeline has been moved to. */
const recordedDay = sql<string>`to_char(${recordedKickOff} at time zone 'utc', 'YYYY-MM-DD')`;
const resultColumns = {
  ...{ id, stageId, week, day, kickOff, status, homeId, awayId, homeScore, awayScore, ground },
  recordedDay,
};

/** As much of a match whose sides are known as tables and scorers are made of. */
export type ResultRow = Pick<
  typeof matches.$inferSelect,
  Exclude<keyof typeof resultColumns, 'recordedDay' | 'homeId' | 'awayId'>
> & {
  homeId: string;
  awayId: string;
  recordedDay: string;
};

/** What a tournament's tables and scorers are worked out from. */
export interface Results {
  matches: ResultRow[];
  teams: Map<string, TeamRow>;
  goals: (ScoredGoal & { matchId: string })[];
}

/** The matches of a tournament whose sides are known, its teams by id, and its goals. Three narrow queries: joined rows cost far more. */
export async function selectResults(db: OriginDatabase, tournamentId: string): Promise<Results> {
  const ofTournament = eq(matches.tournamentId, tournamentId);
  const rows = await db.select(resultColumns).from(matches).where(ofTournament);
  const found = rows.flatMap(({ homeId: home, awayId: away, ...row }) =>
    home === null || away === null ? [] : [{ ...row, homeId: home, awayId: away }],
  );
  const teamIds = [...new Set(found.flatMap((match) => [match.homeId, match.awayId]))];
  const sides = await db.select().from(teams).where(inArray(teams.id, teamIds));
  const { side, player, playerId, kind } = matchEvents;
  const goals = await db
    .select({ matchId: id, side, player, playerId, kind, homeId, awayId })
    .from(matchEvents)
    .innerJoin(matches, eq(matchEvents.matchId, id))
    .where(and(ofTournament, inArray(kind, goalKinds)));
  return {
    matches: found,
    teams: new Map(sides.map((team) => [team.id, team])),
    goals: goals.map((goal) => ({
      matchId: goal.matchId,
      teamId: (goal.side === 'home' ? goal.homeId : goal.awayId) ?? '',
      player: goal.player,
      playerId: goal.playerId,
      kind: goal.kind === 'own' || goal.kind === 'penalty' ? goal.kind : 'goal',
    })),
  };
}
