import { asc, eq, inArray } from 'drizzle-orm';
import { stages, standingZones } from '../database/footballTables.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import type { TournamentRules } from '@cancha/newsroom/facts/tournamentRules.ts';
import type { TieBreaker } from '@cancha/stats/ranking/TableRules.ts';
import { selectConduct } from './selectConduct.ts';
import { selectFifaRanking } from './selectFifaRanking.ts';
import type { StageRow } from './selectMatches.ts';
import { type Results, selectResults } from './selectResults.ts';
import type { SelectedTournament } from './selectTournament.ts';
import type { TableSource } from './stageTable.ts';

/** The stages of a tournament in the order they are played, and all that its tables are made from. */
export async function loadTableSource(
  db: OriginDatabase,
  { tournament, rules }: SelectedTournament,
): Promise<{ stages: StageRow[]; source: TableSource }> {
  const ofTournament = await db
    .select()
    .from(stages)
    .where(eq(stages.tournamentId, tournament.id))
    .orderBy(asc(stages.position));
  const ids = ofTournament.map(({ id }) => id);
  const zones = await db
    .select()
    .from(standingZones)
    .where(inArray(standingZones.stageId, ids))
    .orderBy(asc(standingZones.zone));
  const results = await selectResults(db, tournament.id);
  const conduct = counts(rules, 'fair-play') ? await selectConduct(db, tournament.id) : new Map();
  const ranking = counts(rules, 'fifa-ranking') ? await selectFifaRanking(db, lastDay(results)) : null;
  return { stages: ofTournament, source: { results, rules, zones, conduct, ranking } };
}

function counts({ order, thirds }: TournamentRules, rule: TieBreaker): boolean {
  return [...order, ...(thirds?.order ?? [])].includes(rule);
}

/** Of the data's own time. */
function lastDay({ matches }: Results): string | null {
  return (
    matches
      .map(({ recordedDay }) => recordedDay)
      .toSorted()
      .at(-1) ?? null
  );
}
