import type { standingZones } from '../database/footballTables.ts';
import { computeStandings, goalDifference, type Result, type Standing } from './computeStandings.ts';
import { type Audience, mapTeamWire } from './mapMatchWire.ts';
import type { SelectedMatch, StageRow, TeamRow } from './selectMatches.ts';
import { nameIn, type StatsLanguage } from './statsLanguage.ts';
import type { TableWire } from './statsSchemas.ts';

type ZoneRow = typeof standingZones.$inferSelect;

/** Played to the end, or decided at a table. */
export function hasResult({ match }: SelectedMatch): boolean {
  return match.status === 'played' || match.status === 'awarded';
}

/** The table of one stage, with the zone of each row, as it stood after `week` (or as it stands). */
export function buildStageTable(
  stage: StageRow,
  ofStage: SelectedMatch[],
  zones: ZoneRow[],
  { week, audience }: { week: number | undefined; audience: Audience },
): TableWire {
  const { language } = audience;
  const teams = teamsByName(ofStage);
  const counted = ofStage.filter(({ match }) => week === undefined || (match.week ?? 0) <= week);
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
function teamsByName(ofStage: SelectedMatch[]): Map<string, TeamRow> {
  const teams = ofStage.flatMap(({ home, away }) => [home, away]);
  teams.sort((one, other) => one.nameEs.localeCompare(other.nameEs, 'es'));
  return new Map(teams.map((team) => [team.id, team]));
}

function toResult({ match }: SelectedMatch): Result[] {
  const { homeId, awayId, homeScore, awayScore } = match;
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
