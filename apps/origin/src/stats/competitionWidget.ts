import type { OriginDatabase } from '../database/OriginDatabase.ts';
import { notFound } from '../server/ApiProblem.ts';
import { listScorers } from './listScorers.ts';
import { loadLongTables } from './loadLongTables.ts';
import { loadTableSource } from './loadTableSource.ts';
import { type Audience, mapTournamentWire } from './mapMatchWire.ts';
import type { Results } from './selectResults.ts';
import { selectTournament } from './selectTournament.ts';
import { hasResult, rankStage, stageTable } from './stageTable.ts';
import { nameIn } from './statsLanguage.ts';
import type { WidgetQuery } from './statsRequest.ts';
import type { WidgetWire } from './statsSchemas.ts';

const SCORERS_SHOWN = 50;

/** The tables and scorers of a tournament, worked out from its results. @throws ApiProblem for none such */
export async function loadCompetitionWidget(
  db: OriginDatabase,
  tournamentId: string,
  { stage_id: stageId, week, teamId }: WidgetQuery,
  audience: Audience,
): Promise<WidgetWire> {
  const selected = await selectTournament(db, tournamentId);
  const { stages, source } = await loadTableSource(db, selected);
  const withTable = stages.filter(({ hasTable }) => hasTable);
  if (stageId !== undefined && !stages.some(({ id }) => id === stageId)) {
    throw notFound('unknown-stage', `Tournament ${tournamentId} has no stage ${stageId}`);
  }
  const isOfTeam = (one: string): boolean => teamId === undefined || one === teamId;
  const { whole } = selected.tournament;
  const ranked = withTable.map((stage) => rankStage(stage, source));
  // They are told as they stand: of a week in the past they would say what came after it
  const { annual, averages } =
    week === undefined
      ? await loadLongTables(db, selected, { ranked, source }, audience)
      : { annual: null, averages: null };
  const holdsTeam = (rows: { team: { id: string } }[]): boolean => rows.some(({ team }) => isOfTeam(team.id));
  return {
    tournament: mapTournamentWire(selected.tournament, audience.language),
    until: lastResultDay(source.results),
    stages: withTable.map((stage) => ({ id: stage.id, name: nameIn(audience.language, stage) })),
    tables: withTable
      .filter(({ id }) => stageId === undefined || id === stageId)
      .map((stage) => stageTable(rankStage(stage, source, week), source, audience))
      .filter(({ rows }) => holdsTeam(rows)),
    scorers: whole
      ? listScorers(source.results, audience)
          .filter(({ team }) => isOfTeam(team.id))
          .slice(0, SCORERS_SHOWN)
      : [],
    annual: annual && holdsTeam(annual) ? annual : null,
    averages: averages && holdsTeam(averages.rows) ? averages : null,
  };
}

export function lastResultDay({ matches }: Results): string | null {
  const days = matches.filter(hasResult).map(({ day }) => day);
  return days.reduce<string | null>((last, day) => (last === null || day > last ? day : last), null);
}
