import { and, asc, getTableColumns, inArray, type SQL } from 'drizzle-orm';
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
  /** `null` until it is known who plays. */
  home: TeamRow | null;
  away: TeamRow | null;
  tournament: TournamentRow;
  stage: StageRow | null;
  goals: GoalRow[];
}

const { rules: _, ...columns } = getTableColumns(tournaments);

/** A tournament without its rules, which are long and would come with every match. */
export const tournamentColumns = columns;

export const goalKinds: GoalRow['kind'][] = ['goal', 'penalty', 'own'];

/**
 * Matches with their goals, in kick-off order unless `orderBy` says otherwise. Teams, tournaments and stages are few,
 * and each is read once: joined to every match they would take nearly twice as long.
 */
export async function selectMatches(
  db: OriginDatabase,
  where: SQL | undefined,
  { orderBy, limit, offset = 0 }: { orderBy?: SQL; limit?: number; offset?: number } = {},
): Promise<SelectedMatch[]> {
  const query = db
    .select()
    .from(matches)
    .where(where)
    .orderBy(orderBy ?? asc(matches.kickOff), asc(matches.key))
    .$dynamic();
  const found = await (limit === undefined ? query : query.limit(limit).offset(offset));
  if (found.length === 0) return [];
  const [sides, played, rounds, goals] = await Promise.all([
    selectSides(db, found),
    selectPlayed(db, found),
    selectRounds(db, found),
    selectGoals(db, found),
  ]);
  return found.flatMap((match) => {
    const home = sides.get(match.homeId ?? '') ?? null;
    const away = sides.get(match.awayId ?? '') ?? null;
    const tournament = played.get(match.tournamentId);
    if (!tournament) return [];
    const stage = rounds.get(match.stageId ?? '') ?? null;
    return [{ match, home, away, tournament, stage, goals: goals.get(match.id) ?? [] }];
  });
}

async function selectSides(db: OriginDatabase, found: MatchRow[]): Promise<Map<string, TeamRow>> {
  const ids = new Set(found.flatMap(({ homeId, awayId }) => [homeId ?? [], awayId ?? []].flat()));
  return byId(
    await db
      .select()
      .from(teams)
      .where(inArray(teams.id, [...ids])),
  );
}

async function selectPlayed(db: OriginDatabase, found: MatchRow[]): Promise<Map<string, TournamentRow>> {
  const ids = new Set(found.map(({ tournamentId }) => tournamentId));
  return byId(
    await db
      .select(tournamentColumns)
      .from(tournaments)
      .where(inArray(tournaments.id, [...ids])),
  );
}

async function selectRounds(db: OriginDatabase, found: MatchRow[]): Promise<Map<string, StageRow>> {
  const ids = new Set(found.flatMap(({ stageId }) => stageId ?? []));
  if (ids.size === 0) return new Map();
  return byId(
    await db
      .select()
      .from(stages)
      .where(inArray(stages.id, [...ids])),
  );
}

function byId<Row extends { id: string }>(rows: Row[]): Map<string, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}

async function selectGoals(db: OriginDatabase, found: MatchRow[]): Promise<Map<string, GoalRow[]>> {
  const ids = found.map(({ id }) => id);
  const rows = await db
    .select()
    .from(matchEvents)
    .where(and(inArray(matchEvents.matchId, ids), inArray(matchEvents.kind, goalKinds)))
    .orderBy(asc(matchEvents.matchId), asc(matchEvents.position));
  return Map.groupBy(rows, ({ matchId }) => matchId);
}
