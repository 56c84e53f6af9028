import { type Facts, noFacts, type StageFact } from '../factRecords.ts';
import type { TournamentRules } from '../tournamentRules.ts';
import { type LeaguePresentation, presentationOf } from './competitionPresentations.ts';
import { rulesOf } from './competitionRules.ts';
import { compileInvisiblePoints } from './compileInvisiblePoints.ts';
import { compileScore, withSeconds } from './compileScore.ts';
import type { SourceLeague, SourceLeagueMatch } from './sourceTypes.ts';
import { stageNames } from './stageNames.ts';

/** One season of a club competition. */
export function compileLeague(source: SourceLeague): Facts {
  const { competition, season } = source;
  const tournament = `${competition.id}-${season}`;
  const presentation = presentationOf(competition);
  const { slug, names } = presentation;
  const tables = placeTables(source, tournament);
  const rules = rulesOf(competition.id, season);
  return {
    ...noFacts(),
    tournaments: [
      {
        key: tournament,
        slug,
        season,
        ...names,
        whole: !source.hasGaps,
        rules: {
          ...rules,
          invisiblePoints: compileInvisiblePoints(tables, rules),
          tables: tables.flatMap(({ stage, of, teams }) => (of === null ? [] : [{ stage, of, teams }])),
          titles: titlesOf(source, tournament),
        },
      },
    ],
    stages: compileStages(source, tournament, tables),
    zones: tables.flatMap((table) => zonesOf(table, presentation)),
    entries: source.teams.map((team) => ({ tournament, team, stage: null, coach: null })),
    matches: source.matches.map((match) => ({
      key: match.id,
      alias: null,
      tournament,
      stage: stageKey(tournament, roundOf(match)),
      week: match.matchday ?? null,
      day: match.date,
      utc: match.utc === undefined ? null : withSeconds(match.utc),
      home: match.home,
      away: match.away,
      ...compileScore(match.status, match.score),
      venue: null,
      city: null,
      referee: null,
      attendance: null,
      ground: null,
    })),
  };
}

const wholeSeason = 'Regular season';

function roundOf({ stage, round, group }: SourceLeagueMatch): string {
  // `Group` and then `B`: the letter says it all
  const parts = group === undefined ? [stage, round] : [`Group ${group}`];
  return parts.filter((part) => part !== undefined).join(' ') || wholeSeason;
}

function stageKey(tournament: string, round: string): string {
  return `${tournament}:${round.toLowerCase().replaceAll(', ', '-').replaceAll(' ', '-')}`;
}

/** A table and its stage. `of` is the stage it takes its results from where that is another one. */
interface PlacedTable {
  name: string;
  stage: string;
  of: string | null;
  teams: TournamentRules['tables'][number]['teams'];
}

function placeTables(source: SourceLeague, tournament: string): PlacedTable[] {
  const rounds = roundsOf(source);
  if (source.tables.length === 0) {
    return rounds
      .filter((round) => isPlayedAsTable(source, round))
      .map((round) => ({ name: round, stage: stageKey(tournament, round), of: null, teams: [] }));
  }
  return source.tables.map(({ table: name, rows }) => {
    const round = name.replace(', ', ' ');
    const stage = stageKey(tournament, name);
    const teams = rows.map(({ team }) => team);
    if (rounds.includes(round)) return { name, stage: stageKey(tournament, round), of: null, teams };
    const of = rounds.find((one) => playsAll(source, one, teams));
    return { name, stage, of: of === undefined ? null : stageKey(tournament, of), teams };
  });
}

/** A table is made of matchdays; a source that has no table yet does not say which of its rounds have them. */
function isPlayedAsTable({ matches }: SourceLeague, round: string): boolean {
  const ofRound = matches.filter((match) => roundOf(match) === round);
  const isKnockOut = ofRound.some((match) => match.round !== undefined && !/^Group /.test(match.round));
  return !isKnockOut && !/Playoffs/.test(round);
}

function playsAll({ matches }: SourceLeague, round: string, teams: string[]): boolean {
  const playing = new Set(
    matches.filter((match) => roundOf(match) === round).flatMap(({ home, away }) => [home, away]),
  );
  return teams.every((team) => playing.has(team));
}

/** In the order they are played; groups by their letter, and the tables of a part behind the whole. */
function compileStages(source: SourceLeague, tournament: string, tables: PlacedTable[]): StageFact[] {
  const withTable = new Set(tables.map(({ stage }) => stage));
  return sortGroups(roundsOf(source)).flatMap((round) => {
    const key = stageKey(tournament, round);
    return [
      { key, tournament, ...stageNames(round), hasTable: withTable.has(key) },
      ...tables
        .filter(({ of }) => of === key)
        .map(({ name, stage }) => ({ key: stage, tournament, ...stageNames(name), hasTable: true })),
    ];
  });
}

/** Who wins the last match of the season, or of each half of it, and elsewhere who ends first. */
function titlesOf(source: SourceLeague, tournament: string): TournamentRules['titles'] {
  const rounds = roundsOf(source);
  const titleOf = (round: string, names: TournamentRules['titles'][number]['names']) => ({
    stage: stageKey(tournament, round),
    names,
  });
  const halves = ['Apertura', 'Clausura'].flatMap((half) => {
    const decider = [`${half} Playoffs Gran Final`, `${half} Playoffs Final`].find((one) =>
      rounds.includes(one),
    );
    return decider === undefined ? [] : [titleOf(decider, stageNames(half))];
  });
  if (halves.length > 0) return halves;
  const final = rounds.find((round) => /^(Finals |Playoffs )?Final$/.test(round));
  if (final !== undefined) return [titleOf(final, null)];
  const isLeague = presentationOf(source.competition).firstIsChampion && rounds.includes(wholeSeason);
  return isLeague ? [titleOf(wholeSeason, null)] : [];
}

function roundsOf({ matches }: SourceLeague): string[] {
  return [...new Set(matches.map(roundOf))];
}

function sortGroups(rounds: string[]): string[] {
  const isGroup = (round: string): boolean => /^Group [A-Z]$/.test(round);
  const groups = rounds.filter(isGroup).sort();
  let next = 0;
  return rounds.map((round) => (isGroup(round) ? (groups[next++] ?? round) : round));
}

function zonesOf({ name, stage }: PlacedTable, { zones }: LeaguePresentation): Facts['zones'] {
  return zones
    .filter(({ tables }) => tables.test(name))
    .map(({ first, last, names }, at) => ({ stage, zone: `z${at + 1}`, first, last, teams: null, ...names }));
}
