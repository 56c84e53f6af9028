import type { CoverageFact, Facts, MatchFact, TournamentFact } from '../factRecords.ts';
import { resultsOf } from '../resultsOf.ts';
import {
  competitionCode,
  type Confederations,
  confederationsOf,
  editionDays,
  internationalEdition,
} from './internationalEditions.ts';
import { internationalFormats } from './internationalFormats.ts';
import type { SourceInternational, SourceInternationals } from './sourceTypes.ts';

/**
 * What the sources say of their own completeness, team by team, each with the number of results it stands for: facts
 * that hold fewer are found out. A list counts all that it has, also where only a selection of it is compiled.
 */
export function compileCoverage(facts: Facts, lists: readonly SourceInternationals[]): CoverageFact[] {
  const known = new Set(facts.teams.map(({ key }) => key));
  const statements = [
    ...lists.flatMap(ofList),
    ...facts.tournaments.filter(isWhole).flatMap((one) => ofWhole(one, facts.matches)),
  ];
  const byScope = new Map(statements.map((one) => [scopeOf(one), one]));
  return [...byScope.values()]
    .filter(({ team, matches }) => known.has(team) && matches > 0)
    .sort((one, other) => (scopeOf(one) < scopeOf(other) ? -1 : 1));
}

/** A format that we wrote down says what a list should hold, not that it does. */
const isWhole = ({ key, whole }: TournamentFact): boolean => whole && !(key in internationalFormats);

function scopeOf({ team, tournament }: CoverageFact): string {
  return `${tournament ?? ''} ${team}`;
}

/** All that a team played in a tournament of which every match is held, up to its last result. */
function ofWhole({ key }: TournamentFact, matches: readonly MatchFact[]): CoverageFact[] {
  const own = matches.filter(({ tournament }) => tournament === key);
  const teams = new Set(own.flatMap(({ home, away }) => [home, away]));
  return [...teams].flatMap((team) => {
    const ofTeam = own.filter(({ home, away }) => home === team || away === team);
    const days = ofTeam.filter(({ score }) => score !== null).map(({ day }) => day);
    const [from, until] = [days.toSorted()[0], days.toSorted().at(-1)];
    if (from === undefined || until === undefined) return [];
    // A match of the past whose result the source does not have: the run is broken
    const isBroken = ofTeam.some(({ status, score, day }) => status === 'fixture' && !score && day < until);
    if (isBroken) return [];
    const scope = { team, tournament: key, from, until };
    return [{ ...scope, matches: resultsOf(ofTeam, scope).length }];
  });
}

/** What a team played in all, and in each edition that began within the days of the list. */
function ofList({ scope, tournaments: names, teams }: SourceInternationals): CoverageFact[] {
  if (!scope) return [];
  const confederations = confederationsOf(teams);
  const { from, until } = scope;
  return scope.teams.flatMap((team) => {
    const results = scope.matches.filter(
      ({ home, away, date, score }) =>
        (home === team || away === team) && date >= from && date <= until && score !== undefined,
    );
    const whole = { team, tournament: null, from, until, matches: results.length };
    return [
      whole,
      ...[...byEdition(results, names, confederations)].flatMap(
        ([tournament, { length }]): CoverageFact[] => {
          const days = editionDays(tournament);
          if (!days || days.first < from) return [];
          const last = days.last < until ? days.last : until;
          return [{ team, tournament, from: days.first, until: last, matches: length }];
        },
      ),
    ];
  });
}

function byEdition(
  results: SourceInternational[],
  names: Record<string, string>,
  confederations: Confederations,
): Map<string, SourceInternational[]> {
  const known = results.filter(({ t }) => t in names);
  return Map.groupBy(
    known,
    (match) => internationalEdition(competitionCode(match, confederations), match.date, names[match.t]).key,
  );
}
