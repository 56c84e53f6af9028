import { and, asc, eq, getTableColumns, inArray, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { matches, matchEvents, stages, teams, tournaments } from '../database/footballTables.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';

export type MatchRow = typeof matches.$inferSelect;
export type TeamRow = typeof teams.$inferSelect;
export type TournamentRow = Omit<typeof tournaments.$inferSelect, 'rules'>;
export type StageRow = typeof stages.$inferSelect;
export type GoalRow = typeof matchEvents.$inferSelect;

/** A match with everything the wire says of it. */
export interface SelectedMatch {
  match: MatchRow;
  home: TeamRow;
  away: TeamRow;
  tournament: TournamentRow;
  stage: StageRow | null;
  goals: GoalRow[];
}

const { rules: _, ...columns } = getTableColumns(tournaments);

/** A tournament without its rules, which are long and would come with every match. */
export const tournamentColumns = columns;

export const goalKinds: GoalRow['kind'][] = ['goal', 'penalty', 'own'];

/** Matches with their goals, in kick-off order unless `orderBy` says otherwise. */
export async function selectMatches(
  db: OriginDatabase,
  where: SQL | undefined,
  { orderBy, limit, offset = 0 }: { orderBy?: SQL; limit?: number; offset?: number } = {},
): Promise<SelectedMatch[]> {
  const home = alias(teams, 'home');
  const away = alias(teams, 'away');
  const query = db
    .select({ match: matches, home, away, tournament: tournamentColumns, stage: stages })
    .from(matches)
    .innerJoin(home, eq(matches.homeId, home.id))
    .innerJoin(away, eq(matches.awayId, away.id))
    .innerJoin(tournaments, eq(matches.tournamentId, tournaments.id))
    .leftJoin(stages, eq(matches.stageId, stages.id))
    .where(where)
    .orderBy(orderBy ?? asc(matches.kickOff), asc(matches.key))
    .$dynamic();
  const rows = await (limit === undefined ? query : query.limit(limit).offset(offset));
  const goals = await selectGoals(
    db,
    rows.map(({ match }) => match.id),
  );
  return rows.map((row) => ({ ...row, goals: goals.get(row.match.id) ?? [] }));
}

async function selectGoals(db: OriginDatabase, ids: string[]): Promise<Map<string, GoalRow[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(matchEvents)
    .where(and(inArray(matchEvents.matchId, ids), inArray(matchEvents.kind, goalKinds)))
    .orderBy(asc(matchEvents.matchId), asc(matchEvents.position));
  return Map.groupBy(rows, ({ matchId }) => matchId);
}
