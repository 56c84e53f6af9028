import { type RankedTeam, rankTable } from '@cancha/stats/ranking/rankTable.ts';
import type { OutsideFigures } from '@cancha/stats/ranking/tieBreakerValue.ts';
import { goalDifference } from '@cancha/stats/ranking/tallyResults.ts';
import type { standingZones } from '../database/footballTables.ts';
import type { TableRules, TournamentRules } from '@cancha/newsroom/facts/tournamentRules.ts';
import { type Audience, mapTeamWire } from './mapMatchWire.ts';
import type { FifaRankingEdition } from './selectFifaRanking.ts';
import { type ConductByMatch, conductIn } from './selectConduct.ts';
import type { StageRow, TeamRow } from './selectMatches.ts';
import type { ResultRow, Results } from './selectResults.ts';
import { nameIn, type StatsLanguage } from './statsLanguage.ts';
import type { TableWire } from './statsSchemas.ts';
import { toResult } from './toResult.ts';

export type ZoneRow = typeof standingZones.$inferSelect;

/** What the tables of a tournament are made from. */
export interface TableSource {
  results: Results;
  rules: TournamentRules;
  zones: ZoneRow[];
  conduct: ConductByMatch;
  /** The edition of the FIFA ranking that counts, where one does. */
  ranking: FifaRankingEdition | null;
}

/** The ranking of one stage, before it is put into words. */
export interface RankedStage {
  stage: StageRow;
  ranked: RankedTeam[];
  /** The matches that were counted. */
  matches: ResultRow[];
  /** The teams whose place in the stage before counts in this one. */
  invisiblePoints: ReadonlySet<string>;
}

const spanish = new Intl.Collator('es');

/** Played to the end, or decided at a table. */
export function hasResult({ status }: Pick<ResultRow, 'status'>): boolean {
  return status === 'played' || status === 'awarded';
}

/** The ranking of one stage as it stood after `week`, or as it stands. */
export function rankStage(stage: StageRow, source: TableSource, week?: number): RankedStage {
  return { stage, ...rankResults(stage.id, source, week) };
}

function rankResults(stageId: string, source: TableSource, week?: number): Omit<RankedStage, 'stage'> {
  const { results, rules } = source;
  const part = rules.tables.find((table) => table.stage === stageId);
  const ofStage = results.matches.filter((match) => match.stageId === (part?.of ?? stageId));
  const among = part && new Set(part.teams);
  const taking = [...new Set(ofStage.flatMap(({ homeId, awayId }) => [homeId, awayId]))];
  const teams = inSpanishOrder(
    taking.filter((id) => among?.has(id) ?? true),
    results.teams,
  );
  const matches = ofStage.filter(
    (match) => hasResult(match) && (week === undefined || (match.week ?? 0) <= week),
  );
  const invisiblePoints = invisiblePointsIn(stageId, source);
  const ranked = rankTeams(teams, matches, rules, { ...source, invisiblePoints });
  return { matches, invisiblePoints, ranked };
}

function invisiblePointsIn(stageId: string, source: TableSource): ReadonlySet<string> {
  const own = source.rules.invisiblePoints.find(({ table }) => table === stageId);
  const before = own ? rankResults(own.after, source).ranked.slice(0, own.places) : [];
  return new Set(before.map(({ standing }) => standing.teamId));
}

/** A ranking of `teamIds` by some results. Teams that nothing parts stay in the order given. */
export function rankTeams(
  teamIds: string[],
  matches: ResultRow[],
  rules: TableRules,
  {
    conduct,
    ranking,
    invisiblePoints,
  }: Pick<TableSource, 'conduct' | 'ranking'> & Pick<OutsideFigures, 'invisiblePoints'>,
): RankedTeam[] {
  const ids = matches.map(({ id }) => id);
  return rankTable(teamIds, matches.flatMap(toResult), rules, {
    conduct: conductIn(ids, conduct),
    ranking: ranking?.places ?? null,
    ...(invisiblePoints && { invisiblePoints }),
  });
}

/** By Spanish name: the order of teams that are level on everything, in every language the same. */
export function inSpanishOrder(teamIds: string[], teams: ReadonlyMap<string, TeamRow>): string[] {
  const nameOf = (id: string): string => teams.get(id)?.nameEs ?? '';
  return teamIds
    .filter((id) => teams.has(id))
    .sort((one, other) => spanish.compare(nameOf(one), nameOf(other)));
}

/** A ranking as it is sent, with the zone of each row. */
export function stageTable(
  { stage, ranked, invisiblePoints }: RankedStage,
  source: TableSource,
  audience: Audience,
): TableWire {
  const zones = source.zones.filter(({ stageId }) => stageId === stage.id);
  const rows = ranked.flatMap((team, at) => tableRow(team, at + 1, source.results.teams, audience, zones));
  return {
    id: stage.id,
    name: nameIn(audience.language, stage),
    rows,
    zones: zones
      .filter(({ zone }) => rows.some((row) => row.zone === zone))
      .map((zone) => zoneLabel(zone, audience.language)),
    invisible_points: [...invisiblePoints],
  };
}

export function tableRow(
  { standing, byLots, before }: RankedTeam,
  position: number,
  teams: ReadonlyMap<string, TeamRow>,
  audience: Audience,
  zones: ZoneRow[] = [],
): TableWire['rows'] {
  const team = teams.get(standing.teamId);
  if (!team) return [];
  return [
    {
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
      // Before anybody has played all are level, which is not worth a word
      by_lots: byLots && standing.played > 0,
      before,
    },
  ];
}

function zoneLabel(zone: ZoneRow, language: StatsLanguage): TableWire['zones'][number] {
  const { labelEs: nameEs, labelPt: namePt, labelEn: nameEn } = zone;
  return { zone: zone.zone, label: nameIn(language, { nameEs, namePt, nameEn }) };
}

function isInZone({ firstPlace, lastPlace, teamIds }: ZoneRow, position: number, teamId: string): boolean {
  if (position < firstPlace || position > lastPlace) return false;
  return teamIds === null || teamIds.includes(teamId);
}
