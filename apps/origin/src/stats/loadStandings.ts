import type { OriginDatabase } from '../database/OriginDatabase.ts';
import { lastResultDay } from './competitionWidget.ts';
import { formOf } from './formOf.ts';
import { loadTableSource } from './loadTableSource.ts';
import { type Audience, mapTournamentWire } from './mapMatchWire.ts';
import { selectTournament } from './selectTournament.ts';
import {
  inSpanishOrder,
  type RankedStage,
  rankStage,
  rankTeams,
  stageTable,
  tableRow,
  type TableSource,
} from './stageTable.ts';
import type { StandingsWire } from './standingsSchemas.ts';

/** Every table of a tournament with the form of each team, as it stood after `week` or as it stands. */
export async function loadStandings(
  db: OriginDatabase,
  tournamentId: string,
  week: number | undefined,
  audience: Audience,
): Promise<StandingsWire> {
  const selected = await selectTournament(db, tournamentId);
  const { stages, source } = await loadTableSource(db, selected);
  const ranked = stages.filter(({ hasTable }) => hasTable).map((stage) => rankStage(stage, source, week));
  const { points, order, meetings } = selected.rules;
  return {
    tournament: mapTournamentWire(selected.tournament, audience.language),
    until: lastResultDay(source.results),
    rules: { points, order, meetings },
    tables: ranked.map((stage) => withForm(stage, source, audience)),
    thirds: rankThirds(ranked, source, audience),
  };
}

function withForm(
  stage: RankedStage,
  source: TableSource,
  audience: Audience,
): StandingsWire['tables'][number] {
  const table = stageTable(stage, source, audience);
  return { ...table, rows: table.rows.map((row) => ({ ...row, form: formOf(row.team.id, stage.matches) })) };
}

/** Those third in their groups, ranked by what each did in its own. */
function rankThirds(groups: RankedStage[], source: TableSource, audience: Audience): StandingsWire['thirds'] {
  const { results, rules, conduct } = source;
  if (!rules.thirds) return null;
  const thirds = groups.flatMap(({ ranked }) => ranked[2]?.standing.teamId ?? []);
  const ranked = rankTeams(
    inSpanishOrder(thirds, results.teams),
    groups.flatMap(({ matches }) => matches),
    { points: rules.points, meetings: 0, order: rules.thirds.order },
    conduct,
  );
  return {
    rows: ranked.flatMap((team, at) => tableRow(team, at + 1, results.teams, audience)),
    through: rules.thirds.through,
  };
}
