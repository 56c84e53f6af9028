import type { OriginDatabase } from '../database/OriginDatabase.ts';
import { loadAverages } from './loadAverages.ts';
import type { Audience } from './mapMatchWire.ts';
import type { SelectedTournament } from './selectTournament.ts';
import { inSpanishOrder, type RankedStage, rankTeams, tableRow, type TableSource } from './stageTable.ts';
import type { StandingsWire } from './standingsSchemas.ts';

/** The table of the year and the averages of a league that goes by them; `null` for any other. */
export async function loadLongTables(
  db: OriginDatabase,
  { tournament, rules: { longTables } }: SelectedTournament,
  { ranked, source }: { ranked: RankedStage[]; source: TableSource },
  audience: Audience,
): Promise<Pick<StandingsWire, 'annual' | 'averages'>> {
  if (!longTables) return { annual: null, averages: null };
  return {
    annual: longTables.annual && ranked.length > 1 ? rankYear(ranked, source, audience) : null,
    averages: await loadAverages(db, tournament, longTables.averages, audience),
  };
}

/** All tables of the year as one: its zones and halves together. */
function rankYear(tables: RankedStage[], source: TableSource, audience: Audience): StandingsWire['annual'] {
  const { results, rules } = source;
  const matches = [
    ...new Map(tables.flatMap((one) => one.matches).map((match) => [match.id, match])).values(),
  ];
  const taking = [...new Set(matches.flatMap(({ homeId, awayId }) => [homeId, awayId]))];
  const ranked = rankTeams(inSpanishOrder(taking, results.teams), matches, rules, source);
  return ranked.flatMap((team, at) => tableRow(team, at + 1, results.teams, audience));
}
