import {
  type EventFact,
  type Facts,
  type MatchFact,
  noFacts,
  type StageFact,
  type TournamentFact,
} from '../factRecords.ts';
import { plainRules } from '../tournamentRules.ts';
import { rulesOf } from './competitionRules.ts';
import {
  competitionCode,
  type Confederations,
  type InternationalEdition,
  internationalEdition,
} from './internationalEditions.ts';
import {
  type InternationalFormat,
  internationalFormats,
  type InternationalPart,
} from './internationalFormats.ts';
import { internationalZones } from './internationalZones.ts';
import { matchdaysOf } from './matchdaysOf.ts';
import type { SourceInternational } from './sourceTypes.ts';
import { stageNames } from './stageNames.ts';

/**
 * Matches of national teams, each under its competition and edition, with the goals the source knows.
 * @param competitionNames what the source calls each competition, by code
 */
export function compileInternationals(
  source: SourceInternational[],
  competitionNames: Record<string, string> = {},
  confederations: Confederations = new Map(),
): Facts {
  const editions = Map.groupBy(source, (match) => {
    const code = competitionCode(match, confederations);
    return internationalEdition(code, match.date, competitionNames[match.t]).key;
  });
  const compiled = [...editions].map(([key, matches]) => {
    const [first] = matches;
    const code = first ? competitionCode(first, confederations) : '';
    const edition = internationalEdition(code, first?.date ?? '', competitionNames[first?.t ?? '']);
    return compileEdition(edition, code, matches, internationalFormats[key] ?? null);
  });
  const byKey = compiled.sort((one, other) => (one.tournament.key < other.tournament.key ? -1 : 1));
  const inPart = new Map(byKey.flatMap(({ placed }) => [...placed]));
  const weeks = new Map(
    byKey.flatMap(({ stages }) =>
      stages
        .filter(({ hasTable }) => hasTable)
        .flatMap(({ key }) => [...matchdaysOf(source.filter(({ id }) => inPart.get(id) === key))]),
    ),
  );
  const tournamentOf = new Map(
    [...editions].flatMap(([key, all]) => all.map(({ id }) => [id, key] as const)),
  );
  return {
    ...noFacts(),
    tournaments: byKey.map(({ tournament }) => tournament),
    stages: byKey.flatMap(({ stages }) => stages),
    zones: byKey.flatMap(({ zones }) => zones),
    matches: source.map((match) => ({
      ...compileMatch(match, tournamentOf.get(match.id) ?? ''),
      stage: inPart.get(match.id) ?? null,
      week: weeks.get(match.id) ?? null,
    })),
    events: source.flatMap(compileGoals),
  };
}

interface CompiledEdition {
  tournament: TournamentFact;
  stages: StageFact[];
  zones: Facts['zones'];
  /** The stage of each match. */
  placed: ReadonlyMap<string, string>;
}

function compileEdition(
  { key, slug, season, names }: InternationalEdition,
  code: string,
  matches: SourceInternational[],
  format: InternationalFormat | null,
): CompiledEdition {
  const parts = (format?.parts ?? [])
    .map((part) => ({ ...part, key: stageKey(key, part.name) }))
    .map((part, at, all) => ({
      ...part,
      matches: matches.filter((match) => all.findIndex((other) => takes(other, match)) === at),
    }))
    .filter((part) => part.matches.length > 0);
  const final = parts.find(({ name }) => name === 'final' || name === 'Final round') ?? null;
  const league = parts.length === 1 && code === 'uncaf' ? parts[0] : null;
  const decides = final ?? league;
  const rules = format && {
    ...rulesOf(`int.${code}`, season),
    deductions: [...(format.deductions ?? plainRules.deductions)],
    titles: decides ? [{ stage: decides.key, names: null }] : [],
  };
  return {
    // Of the others only the matches of some nations are held: no list of scorers can be made of them
    tournament: { key, slug, season, ...names, whole: format !== null && !format.partial, rules },
    stages: parts.map((part) => ({
      key: part.key,
      tournament: key,
      ...stageNames(part.name),
      hasTable: part.hasTable,
    })),
    zones: internationalZones(parts),
    placed: new Map(parts.flatMap((part) => part.matches.map(({ id }) => [id, part.key] as const))),
  };
}

function takes({ until, teams, hasTable }: InternationalPart, match: SourceInternational): boolean {
  if (match.date > until) return false;
  if (teams.length === 0) return true;
  const [home, away] = [teams.includes(match.home), teams.includes(match.away)];
  // A round is told by either: of two on one day only one names its teams
  return hasTable ? home && away : home || away;
}

function stageKey(tournament: string, name: string): string {
  return `${tournament}:${name.toLowerCase().replaceAll(', ', '-').replaceAll(' ', '-')}`;
}

function compileMatch(match: SourceInternational, tournament: string): MatchFact {
  const { shootoutWinner: winner } = match;
  return {
    key: match.id,
    alias: null,
    tournament,
    stage: null,
    week: null,
    day: match.date,
    utc: null,
    status: match.score ? 'played' : 'fixture',
    home: match.home,
    away: match.away,
    score: match.score ?? null,
    ninety: null,
    halfTime: null,
    penalties: null,
    shootOutWinner: winner === undefined ? null : winner === match.home ? 'home' : 'away',
    venue: null,
    city: match.city,
    referee: null,
    attendance: null,
    ground: match.neutral ? 'neutral' : 'home',
  };
}

function compileGoals(match: SourceInternational): EventFact[] {
  const goals = match.goals ?? [];
  // A list with a goal that has no minute cannot be told in order
  if (goals.some(({ m }) => m === null)) return [];
  return goals.map((goal) => ({
    match: match.id,
    minute: String(goal.m),
    kind: goal.og ? 'own' : goal.pen ? 'penalty' : 'goal',
    side: goal.team === match.home ? 'home' : 'away',
    player: goal.p,
    number: null,
    playerOff: null,
    numberOff: null,
  }));
}
