import type { standingZones } from '../database/footballTables.ts';
import { computeStandings, goalDifference, type Result, type Standing } from './computeStandings.ts';
import { type Audience, mapTeamWire } from './mapMatchWire.ts';
import type { StageRow, TeamRow } from './selectMatches.ts';
import type { ResultRow, Results } from './selectResults.ts';
import { nameIn, type StatsLanguage } from './statsLanguage.ts';
import type { TableWire } from './statsSchemas.ts';

type ZoneRow = typeof standingZones.$inferSelect;

const spanish = new Intl.Collator('es');

/** Played to the end, or decided at a table. */
export function hasResult({ status }: Pick<ResultRow, 'status'>): boolean {
  return status === 'played' || status === 'awarded';
}

/** The table of one stage, with the zone of each row, as it stood after `week` (or as it stands). */
export function buildStageTable(
  stage: StageRow,
  ofStage: Pick<Results, 'matches' | 'teams'>,
  zones: ZoneRow[],
  { week, audience }: { week: number | undefined; audience: Audience },
): TableWire {
  const { language } = audience;
  const teams = teamsByName(ofStage);
  const counted = ofStage.matches.filter((match) => week === undefined || (match.week ?? 0) <= week);
  const standings = computeStandings([...teams.keys()], counted.filter(hasResult).flatMap(toResult));
  const rows = standings.flatMap((standing, at) => {
    const team = teams.get(standing.teamId);
    return team ? [tableRow(standing, at + 1, team, zones, audience)] : [];
  });
  return {
    id: stage.id,
    name: nameIn(language, stage),
    rows,
    zones: zones
      .filter(({ zone }) => rows.some((row) => row.zone === zone))
      .map((zone) => zoneLabel(zone, language)),
  };
}

function zoneLabel(zone: ZoneRow, language: StatsLanguage): TableWire['zones'][number] {
  const { labelEs: nameEs, labelPt: namePt, labelEn: nameEn } = zone;
  return { zone: zone.zone, label: nameIn(language, { nameEs, namePt, nameEn }) };
}

/** By Spanish name: the order of teams that are level on everything, in every language the same. */
function teamsByName({ matches, teams }: Pick<Results, 'matches' | 'teams'>): Map<string, TeamRow> {
  const ids = new Set(matches.flatMap(({ homeId, awayId }) => [homeId, awayId]));
  const taking = [...ids].flatMap((id) => teams.get(id) ?? []);
  taking.sort((one, other) => spanish.compare(one.nameEs, other.nameEs));
  return new Map(taking.map((team) => [team.id, team]));
}

function toResult({ homeId, awayId, homeScore, awayScore }: ResultRow): Result[] {
  return homeScore === null || awayScore === null ? [] : [{ homeId, awayId, homeScore, awayScore }];
}

function tableRow(
  standing: Standing,
  position: number,
  team: TeamRow,
  zones: ZoneRow[],
  audience: Audience,
): TableWire['rows'][number] {
  return {
    position,
    team: mapTeamWire(team, audience),
    played: standing.played,
    won: standing.won,
    drawn: standing.drawn,
    lost: standing.lost,
    goals_for: standing.goalsFor,
    goals_against: standing.goalsAgainst,
    goal_difference: goalDifference(standing),
    points: standing.points,
    zone: zones.find((zone) => isInZone(zone, position, team.id))?.zone ?? null,
  };
}

function isInZone({ firstPlace, lastPlace, teamIds }: ZoneRow, position: number, teamId: string): boolean {
  if (position < firstPlace || position > lastPlace) return false;
  return teamIds === null || teamIds.includes(teamId);
}
