import type { CoverageFact, Facts, MatchFact } from './factRecords.ts';

/**
 * Facts and further facts about the same world as one. Where both tell of a thing, `more` is believed, but it keeps
 * the key it had: the ids made of it stand in addresses. What only `facts` knows stays.
 */
export function addFacts(facts: Facts, more: Facts): Facts {
  const added = withKnownKeys(more, facts.matches);
  const matches = new Set(added.matches.flatMap(({ key, alias }) => [key, alias]));
  const isNew = ({ key, alias }: MatchFact): boolean => !matches.has(key) && !(alias && matches.has(alias));
  const tournaments = new Set(added.stages.map(({ tournament }) => tournament));
  const entered = new Set(added.entries.map(({ tournament }) => tournament));
  const stages = facts.stages.filter(({ tournament }) => !tournaments.has(tournament));
  const stageKeys = new Set(stages.map(({ key }) => key));
  return {
    teams: byKey(facts.teams, added.teams),
    clubColours: facts.clubColours,
    venues: byKey(facts.venues, added.venues),
    tournaments: byKey(facts.tournaments, added.tournaments),
    stages: [...stages, ...added.stages],
    zones: [...facts.zones.filter(({ stage }) => stageKeys.has(stage)), ...added.zones],
    entries: [...facts.entries.filter(({ tournament }) => !entered.has(tournament)), ...added.entries],
    matches: [...facts.matches.filter(isNew), ...added.matches],
    coverage: byScope(facts.coverage, added.coverage),
    rankings: facts.rankings,
    events: byMatch(facts.events, added.events),
    lineUps: byMatch(facts.lineUps, added.lineUps),
    statistics: byMatch(facts.statistics, added.statistics),
    players: bySquad(facts.players, added.players),
  };
}

/** A match that goes by its other name in `known` takes that name, everywhere. */
function withKnownKeys(facts: Facts, known: MatchFact[]): Facts {
  const keys = new Set(known.map(({ key }) => key));
  const renamed = new Map(
    facts.matches.flatMap(({ key, alias }) =>
      alias !== null && !keys.has(key) && keys.has(alias) ? [[key, alias] as const] : [],
    ),
  );
  const nameOf = (key: string): string => renamed.get(key) ?? key;
  const renameMatch = <One extends { match: string }>(one: One): One => ({
    ...one,
    match: nameOf(one.match),
  });
  return {
    ...facts,
    tournaments: facts.tournaments.map(({ rules, ...tournament }) => ({
      ...tournament,
      rules: rules && { ...rules, bracket: rules.bracket.map(renameMatch) },
    })),
    matches: facts.matches.map((match) =>
      renamed.has(match.key) ? { ...match, key: nameOf(match.key), alias: match.key } : match,
    ),
    events: facts.events.map(renameMatch),
    lineUps: facts.lineUps.map(renameMatch),
    statistics: facts.statistics.map(renameMatch),
  };
}

function byKey<One extends { key: string }>(known: One[], added: One[]): One[] {
  return [...new Map([...known, ...added].map((one) => [one.key, one])).values()];
}

function byScope(known: CoverageFact[], added: CoverageFact[]): CoverageFact[] {
  const scopeOf = ({ team, tournament }: CoverageFact): string => `${team} ${tournament ?? ''}`;
  return [...new Map([...known, ...added].map((one) => [scopeOf(one), one])).values()];
}

function byMatch<One extends { match: string }>(known: One[], added: One[]): One[] {
  const told = new Set(added.map(({ match }) => match));
  return [...known.filter(({ match }) => !told.has(match)), ...added];
}

function bySquad<One extends { tournament: string; team: string }>(known: One[], added: One[]): One[] {
  const nameOf = ({ tournament, team }: One): string => `${tournament} ${team}`;
  const named = new Set(added.map(nameOf));
  return [...known.filter((one) => !named.has(nameOf(one))), ...added];
}
