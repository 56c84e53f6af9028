import { type Facts, type MatchFact, noFacts, type StageFact } from '../factRecords.ts';
import { compileScore, withSeconds } from './compileScore.ts';
import type { SourceInternational, SourceWorldCup, SourceWorldCupMatch } from './sourceTypes.ts';
import { groupNames, stageNames } from './stageNames.ts';

const TWO_DAYS = 2 * 24 * 60 * 60 * 1000;

/** The tournament, its stages, its grounds and its matches. `internationals` lends the second name of each match. */
export function compileWorldCup(source: SourceWorldCup, internationals: SourceInternational[]): Facts {
  const tournament = `${source.competition.id}-${source.season}`;
  const stages = compileStages(source, tournament);
  return {
    ...noFacts(),
    venues: source.venues.map(({ id, coords, ...venue }) => ({
      key: id,
      name: venue.name,
      city: venue.city,
      country: venue.country,
      capacity: venue.capacity,
      latitude: coords[0],
      longitude: coords[1],
    })),
    tournaments: [
      {
        key: tournament,
        slug: 'mundial',
        season: source.season,
        ...source.competition.names,
        whole: true,
      },
    ],
    stages,
    zones: compileZones(source, stages),
    entries: source.teams.map((team) => ({
      tournament,
      team: team.id,
      stage: stageKey(tournament, { stage: 'group', group: team.group ?? '' }),
      coach: team.coach ?? null,
    })),
    matches: source.matches.map((match) => compileMatch(match, tournament, internationals)),
  };
}

function stageKey(tournament: string, match: { stage: string; group?: string }): string {
  return `${tournament}:${match.stage === 'group' ? `group-${match.group}` : match.stage}`;
}

function compileStages(source: SourceWorldCup, tournament: string): StageFact[] {
  const groups = [...new Set(source.teams.flatMap(({ group }) => group ?? []))].sort();
  const rounds = new Set(source.matches.map(({ stage }) => stage).filter((stage) => stage !== 'group'));
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

/** The first two go through; of the thirds, those who really played the next round. */
function compileZones(source: SourceWorldCup, stages: StageFact[]): Facts['zones'] {
  const next = source.matches.filter(({ stage }) => stage === 'r32');
  const teams = [...new Set(next.flatMap(({ home, away }) => [home, away]))].sort();
  return stages
    .filter(({ hasTable }) => hasTable)
    .flatMap((stage) => [
      { stage: stage.key, zone: 'z1', first: 1, last: 2, teams: null, ...stageNames('r32') },
      {
        stage: stage.key,
        zone: 'z2',
        first: 3,
        last: 3,
        teams: teams.filter((team) => isOfGroup(source, team, stage.key)),
        es: 'Mejores terceros',
        pt: 'Melhores terceiros',
        en: 'Best third-placed teams',
      },
    ]);
}

function isOfGroup(source: SourceWorldCup, team: string, stage: string): boolean {
  return source.teams.some(({ id, group }) => id === team && stage.endsWith(`:group-${group}`));
}

function compileMatch(
  match: SourceWorldCupMatch,
  tournament: string,
  internationals: SourceInternational[],
): MatchFact {
  return {
    key: match.id,
    alias: internationals.find((other) => isSameMatch(match, other))?.id ?? null,
    tournament,
    stage: stageKey(tournament, match),
    week: match.matchday ?? null,
    day: match.date,
    utc: withSeconds(match.utc),
    home: match.home,
    away: match.away,
    ...compileScore(match.status, match.score),
    venue: match.venue,
    city: null,
    referee: match.referee ?? null,
    attendance: match.attendance ?? null,
  };
}

/** The lists of internationals name the host first and go by another calendar at night. */
export function isSameMatch(match: SourceWorldCupMatch, other: SourceInternational): boolean {
  if (other.t !== 'wc') return false;
  const samePair =
    (match.home === other.home && match.away === other.away) ||
    (match.home === other.away && match.away === other.home);
  return samePair && Math.abs(Date.parse(match.date) - Date.parse(other.date)) < TWO_DAYS;
}
