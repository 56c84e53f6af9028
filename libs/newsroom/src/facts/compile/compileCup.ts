import { differenceInHours } from 'date-fns/differenceInHours';
import {
  type EventFact,
  type Facts,
  type MatchFact,
  noFacts,
  type StageFact,
  type VenueFact,
} from '../factRecords.ts';
import type { TournamentRules } from '../tournamentRules.ts';
import { rulesOf } from './competitionRules.ts';
import { compileScore, withSeconds } from './compileScore.ts';
import { cupEdition } from './internationalEditions.ts';
import { slugOf } from './slugOf.ts';
import type {
  SourceCup,
  SourceCupMatch,
  SourceGoal,
  SourceInternational,
  SourceNames,
} from './sourceTypes.ts';
import { groupNames, stageNames } from './stageNames.ts';

/** The tournament, its stages, its grounds and its matches. `internationals` lends the second name of each match. */
export function compileCup(source: SourceCup, internationals: SourceInternational[]): Facts {
  const { competition, season } = source;
  const { key: tournament, slug, code, names } = cupEdition(competition.id, season);
  const stages = compileStages(source, tournament);
  const others = internationals.filter(({ t }) => t === code);
  return {
    ...noFacts(),
    venues: compileVenues(source),
    tournaments: [
      {
        key: tournament,
        slug: slug ?? slugOf(competition.name),
        season,
        // A file that has one name only says it in one language.
        ...(competition.names ?? names ?? namesOf(competition)),
        whole: !source.hasGaps,
        rules: compileRules(source, tournament),
      },
    ],
    stages,
    zones: compileZones(source, stages),
    entries: source.teams.map((team) => ({
      tournament,
      team: team.id,
      stage: stageOfTeam(source, team.id, tournament),
      coach: team.coach ?? null,
    })),
    matches: source.matches.map((match) => compileMatch(source, match, tournament, others)),
  };
}

/** The goals that stand with the matches themselves, of a source that has no file of events. */
export function compileGoals(matches: SourceCupMatch[]): EventFact[] {
  return matches.flatMap((match) => (match.goals ?? []).map((goal) => goalFact(match, goal)));
}

function goalFact(match: SourceCupMatch, { m, team, no, p, pen, og }: SourceGoal): EventFact {
  return {
    match: match.id,
    minute: m,
    kind: og ? 'own' : pen ? 'penalty' : 'goal',
    side: team === match.home ? 'home' : 'away',
    player: p,
    number: no ?? null,
    playerOff: null,
    numberOff: null,
  };
}

export function namesOf({ name, names }: SourceCup['competition']): SourceNames {
  return names ?? { es: name, pt: name, en: name };
}

function compileRules({ competition, season, matches }: SourceCup, tournament: string): TournamentRules {
  const hasFinal = matches.some(({ stage }) => stage === 'final');
  return {
    ...rulesOf(competition.id, season),
    titles: hasFinal ? [{ stage: stageKey(tournament, { stage: 'final' }), names: null }] : [],
    bracket: matches.flatMap(({ id, n, slots }) =>
      slots && n !== undefined ? [{ match: id, number: n, home: slots[0], away: slots[1] }] : [],
    ),
  };
}

function compileVenues({ venues, matches }: SourceCup): VenueFact[] {
  const listed = venues.map(({ id, name, city, country, capacity, coords }) => ({
    key: id,
    name,
    city,
    country,
    capacity: capacity ?? null,
    latitude: coords?.[0] ?? null,
    longitude: coords?.[1] ?? null,
  }));
  const keys = new Set(listed.map(({ key }) => key));
  const named = new Set(matches.map(({ venue }) => venue).filter((venue) => !keys.has(venue)));
  return [...listed, ...[...named].map(venueInWords)];
}

/** `Hard Rock Stadium, Miami Gardens, Florida` */
function venueInWords(venue: string): VenueFact {
  const [name = venue, city = ''] = venue.split(', ');
  return { key: slugOf(venue), name, city, country: null, capacity: null, latitude: null, longitude: null };
}

function stageKey(tournament: string, match: { stage: string; group?: string | undefined }): string {
  return `${tournament}:${match.stage === 'group' ? `group-${match.group}` : match.stage}`;
}

function stageOfTeam({ teams, matches }: SourceCup, team: string, tournament: string): string | null {
  const group =
    teams.find(({ id }) => id === team)?.group ??
    matches.find(({ group: letter, home, away }) => letter && (home === team || away === team))?.group;
  return group === undefined ? null : stageKey(tournament, { stage: 'group', group });
}

function compileStages({ matches }: SourceCup, tournament: string): StageFact[] {
  const groups = [...new Set(matches.flatMap(({ group }) => group ?? []))].sort();
  const rounds = new Set(matches.map(({ stage }) => stage).filter((stage) => stage !== 'group'));
  return [
    ...groups.map((group) => ({
      key: stageKey(tournament, { stage: 'group', group }),
      tournament,
      ...groupNames(group),
      hasTable: true,
    })),
    ...[...rounds].map((round) => ({
      key: stageKey(tournament, { stage: round }),
      tournament,
      ...stageNames(round),
      hasTable: false,
    })),
  ];
}

/** The first two go through; of the thirds, where the next round is larger, those who really played it. */
function compileZones(source: SourceCup, stages: StageFact[]): Facts['zones'] {
  const round = source.matches.find(({ stage }) => stage !== 'group')?.stage;
  if (round === undefined) return [];
  const next = source.matches.filter(({ stage }) => stage === round);
  const teams = [...new Set(next.flatMap(({ home, away }) => [home, away]))].sort();
  const groups = stages.filter(({ hasTable }) => hasTable);
  const withThirds = teams.length > 2 * groups.length;
  return groups.flatMap((stage) => {
    const firstTwo = { stage: stage.key, zone: 'z1', first: 1, last: 2, teams: null, ...stageNames(round) };
    if (!withThirds) return [firstTwo];
    const ofGroup = teams.filter((team) => stageOfTeam(source, team, stage.tournament) === stage.key);
    return [firstTwo, { stage: stage.key, zone: 'z2', first: 3, last: 3, teams: ofGroup, ...bestThirds }];
  });
}

const bestThirds: SourceNames = {
  es: 'Mejores terceros',
  pt: 'Melhores terceiros',
  en: 'Best third-placed teams',
};

/** As the source counts it; else by the order of the group: of four teams two games make a matchday. */
function weekOf({ teams, matches }: SourceCup, { id, group, matchday }: SourceCupMatch): number | null {
  if (matchday !== undefined || group === undefined) return matchday ?? null;
  const games = matches
    .filter((match) => match.group === group)
    .toSorted((one, other) => Date.parse(one.utc) - Date.parse(other.utc));
  const size = teams.filter((team) => team.group === group).length;
  return size === 4 && games.length === 6
    ? Math.floor(games.findIndex((match) => match.id === id) / 2) + 1
    : null;
}

function compileMatch(
  source: SourceCup,
  match: SourceCupMatch,
  tournament: string,
  internationals: SourceInternational[],
): MatchFact {
  const twin = internationals.find((other) => isSameMatch(match, other));
  return {
    key: match.id,
    alias: twin?.id ?? null,
    tournament,
    stage: stageKey(tournament, match),
    week: weekOf(source, match),
    day: match.date,
    utc: withSeconds(match.utc),
    home: match.home,
    away: match.away,
    ...compileScore(match.status, match.score),
    venue: source.venues.some(({ id }) => id === match.venue) ? match.venue : slugOf(match.venue),
    city: null,
    referee: match.referee ?? null,
    attendance: match.attendance ?? null,
    ground: twin ? groundOf(match, twin) : null,
  };
}

/** The list of internationals names the host first, whatever the order of the cup is. */
function groundOf({ home }: SourceCupMatch, twin: SourceInternational): MatchFact['ground'] {
  if (twin.neutral) return 'neutral';
  return twin.home === home ? 'home' : 'away';
}

/**
 * Whether both sources, speaking of one competition, mean the same match: the lists of internationals name the host
 * first and go by another calendar at night.
 */
export function isSameMatch(match: SourceCupMatch, other: SourceInternational): boolean {
  const samePair =
    (match.home === other.home && match.away === other.away) ||
    (match.home === other.away && match.away === other.home);
  return samePair && Math.abs(differenceInHours(match.date, other.date)) < 48;
}
