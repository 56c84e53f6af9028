import { eq, sql } from 'drizzle-orm';
import { tournaments } from '../database/footballTables.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import { readStatistics, type SideStatistics } from '../seed/storedRules.ts';
import type { MatchStatisticsWire } from './matchCentreSchemas.ts';
import { selectMatch } from './selectMatch.ts';

/** The figures of both sides of a match, where its tournament was counted that closely. */
export async function loadMatchStatistics(db: OriginDatabase, matchId: string): Promise<MatchStatisticsWire> {
  const { match, tournament } = await selectMatch(db, matchId);
  // The figures are those of the whole match
  if (match.status !== 'played') return { home: null, away: null };
  const [found] = await db
    .select({ statistics: sql<unknown>`${tournaments.rules} -> 'statistics' -> ${matchId}::text` })
    .from(tournaments)
    .where(eq(tournaments.id, tournament.id));
  const sides = readStatistics(found?.statistics);
  return { home: sides && mapFigures(sides.home), away: sides && mapFigures(sides.away) };
}

function mapFigures({
  shotsOnTarget,
  passesCompleted,
  ...figures
}: SideStatistics): NonNullable<MatchStatisticsWire['home']> {
  return { ...figures, shots_on_target: shotsOnTarget, passes_completed: passesCompleted };
}
