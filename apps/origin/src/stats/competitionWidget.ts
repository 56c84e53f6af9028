import { and, asc, eq, inArray } from 'drizzle-orm';
import { matches, stages, standingZones, tournaments } from '../database/footballTables.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import { computeScorers } from './computeScorers.ts';
import { type Audience, mapTeamWire, mapTournamentWire } from './mapMatchWire.ts';
import { type SelectedMatch, selectMatches, type StageRow, type TeamRow } from './selectMatches.ts';
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
  const played = await selectMatches(db, eq(matches.tournamentId, tournamentId));
  return {
    tournament: mapTournamentWire(tournament, audience.language),
    until: lastResultDay(played),
    stages: stagesWithTable.map((stage) => ({ id: stage.id, name: nameIn(audience.language, stage) })),
    tables: await loadTables(db, stagesWithTable, played, query, audience),
    scorers: tournament.whole ? listScorers(played, query, audience) : [],
  };
}

function lastResultDay(played: SelectedMatch[]): string | null {
  const days = played.filter(hasResult).map(({ match }) => match.day);
  return days.reduce<string | null>((last, day) => (last === null || day > last ? day : last), null);
}

async function loadTables(
  db: OriginDatabase,
  all: StageRow[],
  played: SelectedMatch[],
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
      const ofStage = played.filter(({ match }) => match.stageId === stage.id);
      const zonesOfStage = zones.filter(({ stageId }) => stageId === stage.id);
      return buildStageTable(stage, ofStage, zonesOfStage, { week: query.week, audience });
    })
    .filter(({ rows }) => query.teamId === undefined || rows.some(({ team }) => team.id === query.teamId));
}

function listScorers(played: SelectedMatch[], query: WidgetQuery, audience: Audience): ScorerWire[] {
  if (!isEveryGoalKnown(played)) return [];
  const teams = new Map<string, TeamRow>(
    played.flatMap(({ home, away }) => [home, away].map((team) => [team.id, team] as const)),
  );
  const goals = played.flatMap(({ match, goals: found }) =>
    found.map(({ side, player, kind }) => ({
      teamId: side === 'home' ? match.homeId : match.awayId,
      player,
      kind: kind === 'own' || kind === 'penalty' ? kind : ('goal' as const),
    })),
  );
  return computeScorers(goals)
    .filter(({ teamId }) => query.teamId === undefined || teamId === query.teamId)
    .slice(0, SCORERS_SHOWN)
    .flatMap(({ teamId, ...scorer }) => {
      const team = teams.get(teamId);
      return team ? [{ ...scorer, team: mapTeamWire(team, audience) }] : [];
    });
}

/** A list made of half the goals would name the wrong man. */
function isEveryGoalKnown(played: SelectedMatch[]): boolean {
  return played
    .filter(({ match }) => match.status === 'played')
    .every(({ match, goals }) => goals.length === (match.homeScore ?? 0) + (match.awayScore ?? 0));
}
