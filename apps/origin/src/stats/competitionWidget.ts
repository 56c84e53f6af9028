import { and, asc, eq, inArray } from 'drizzle-orm';
import { stages, standingZones, tournaments } from '../database/footballTables.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import { computeScorers } from './computeScorers.ts';
import { type Audience, mapTeamWire, mapTournamentWire } from './mapMatchWire.ts';
import type { StageRow } from './selectMatches.ts';
import { type Results, selectResults } from './selectResults.ts';
import { buildStageTable, hasResult } from './stageTable.ts';
import { nameIn } from './statsLanguage.ts';
import type { WidgetQuery } from './statsRequest.ts';
import type { ScorerWire, TableWire, WidgetWire } from './statsSchemas.ts';

const SCORERS_SHOWN = 50;

/** The tables and scorers of a tournament, worked out from its results. `null` when there is no such tournament. */
export async function loadCompetitionWidget(
  db: OriginDatabase,
  tournamentId: string,
  query: WidgetQuery,
  audience: Audience,
): Promise<WidgetWire | null> {
  const [tournament] = await db.select().from(tournaments).where(eq(tournaments.id, tournamentId));
  if (!tournament) return null;

  const stagesWithTable = await db
    .select()
    .from(stages)
    .where(and(eq(stages.tournamentId, tournamentId), eq(stages.hasTable, true)))
    .orderBy(asc(stages.position));
  const results = await selectResults(db, tournamentId);
  return {
    tournament: mapTournamentWire(tournament, audience.language),
    until: lastResultDay(results),
    stages: stagesWithTable.map((stage) => ({ id: stage.id, name: nameIn(audience.language, stage) })),
    tables: await loadTables(db, stagesWithTable, results, query, audience),
    scorers: tournament.whole ? listScorers(results, query, audience) : [],
  };
}

function lastResultDay({ matches }: Results): string | null {
  const days = matches.filter(hasResult).map(({ day }) => day);
  return days.reduce<string | null>((last, day) => (last === null || day > last ? day : last), null);
}

async function loadTables(
  db: OriginDatabase,
  all: StageRow[],
  { matches, teams }: Results,
  query: WidgetQuery,
  audience: Audience,
): Promise<TableWire[]> {
  const asked = all.filter(({ id }) => query.stage_id === undefined || id === query.stage_id);
  if (asked.length === 0) return [];
  const ids = asked.map(({ id }) => id);
  const zones = await db
    .select()
    .from(standingZones)
    .where(inArray(standingZones.stageId, ids))
    .orderBy(asc(standingZones.zone));
  return asked
    .map((stage) => {
      const ofStage = matches.filter(({ stageId }) => stageId === stage.id);
      const zonesOfStage = zones.filter(({ stageId }) => stageId === stage.id);
      return buildStageTable(stage, { matches: ofStage, teams }, zonesOfStage, {
        week: query.week,
        audience,
      });
    })
    .filter(({ rows }) => query.teamId === undefined || rows.some(({ team }) => team.id === query.teamId));
}

function listScorers(results: Results, query: WidgetQuery, audience: Audience): ScorerWire[] {
  if (!isEveryGoalKnown(results)) return [];
  return computeScorers(results.goals)
    .filter(({ teamId }) => query.teamId === undefined || teamId === query.teamId)
    .slice(0, SCORERS_SHOWN)
    .flatMap(({ teamId, ...scorer }) => {
      const team = results.teams.get(teamId);
      return team ? [{ ...scorer, team: mapTeamWire(team, audience) }] : [];
    });
}

/** A list made of half the goals would name the wrong man. */
function isEveryGoalKnown({ matches, goals }: Results): boolean {
  const known = Map.groupBy(goals, ({ matchId }) => matchId);
  return matches
    .filter(({ status }) => status === 'played')
    .every(
      ({ id, homeScore, awayScore }) => (known.get(id)?.length ?? 0) === (homeScore ?? 0) + (awayScore ?? 0),
    );
}
