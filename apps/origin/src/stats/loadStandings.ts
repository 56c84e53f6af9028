import type { OriginDatabase } from '../database/OriginDatabase.ts';
import { lastResultDay } from './competitionWidget.ts';
import { formOf } from './formOf.ts';
import { loadTableSource } from './loadTableSource.ts';
import { loadLongTables } from './loadLongTables.ts';
import { loadTitles } from './loadTitles.ts';
import { type Audience, mapTeamWire, mapTournamentWire } from './mapMatchWire.ts';
import { selectTournamentCoverage } from './selectCoverage.ts';
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
  const { rules, tournament } = selected;
  const { points, order, meetings, deductions } = rules;
  const { teams } = source.results;
  const whole = await selectTournamentCoverage(db, tournamentId);
  const isWhole = (teamId: string): boolean => whole.has(teamId);
  return {
    tournament: mapTournamentWire(tournament, audience.language),
    until: lastResultDay(source.results),
    rules: { points, order, meetings },
    ranking_date: source.ranking?.published ?? null,
    tables: ranked.map((stage) => withForm(stage, source, { audience, isWhole })),
    thirds: rankThirds(ranked, source, audience),
    titles: await loadTitles(db, { stages, source }, audience),
    partial: selected.partial,
    deductions: deductions.flatMap(({ team, points: taken }) => {
      const row = teams.get(team);
      return row ? [{ team: mapTeamWire(row, audience), points: taken }] : [];
    }),
    ...(await loadLongTables(db, selected, { ranked, source }, audience)),
  };
}

function withForm(
  stage: RankedStage,
  source: TableSource,
  { audience, isWhole }: { audience: Audience; isWhole: (teamId: string) => boolean },
): StandingsWire['tables'][number] {
  const table = stageTable(stage, source, audience);
  const form = (teamId: string) => (isWhole(teamId) ? formOf(teamId, stage.matches) : []);
  return { ...table, rows: table.rows.map((row) => ({ ...row, form: form(row.team.id) })) };
}

/** Those third in their groups, ranked by what each did in its own. */
function rankThirds(groups: RankedStage[], source: TableSource, audience: Audience): StandingsWire['thirds'] {
  const { results, rules } = source;
  if (!rules.thirds) return null;
  const thirds = groups.flatMap(({ ranked }) => ranked[2]?.standing.teamId ?? []);
  const ranked = rankTeams(
    inSpanishOrder(thirds, results.teams),
    groups.flatMap(({ matches }) => matches),
    { points: rules.points, meetings: 0, order: rules.thirds.order, headToHeadAnew: rules.headToHeadAnew },
    source,
  );
  return {
    rows: ranked.flatMap((team, at) => tableRow(team, at + 1, results.teams, audience)),
    through: rules.thirds.through,
  };
}
