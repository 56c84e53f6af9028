import type { EventFact, Facts, MatchFact, ScorePair, VenueFact } from '../../facts/factRecords.ts';
import type { BlogWords } from './words/BlogWords.ts';

/** A match as its live blog tells it, with the names readers know, in their language. */
export type ToldMatch = {
  words: BlogWords;
  match: MatchFact & { score: ScorePair; utc: string };
  home: string;
  away: string;
  stage: string | null;
  venue: VenueFact | null;
  /** In the order they happened. */
  events: EventFact[];
  /** What each side had played in the tournament before, oldest first, as `España 4-0 Arabia Saudita`. */
  paths: { home: string[]; away: string[] };
};

/** A played match of the facts by one of its keys; `null` when there is none whose hour is known. */
export function toldMatch(facts: Facts, key: string, words: BlogWords): ToldMatch | null {
  const match = facts.matches.find((one) => one.key === key || one.alias === key);
  if (!match?.score || match.utc === null || match.status !== 'played') return null;

  const names = new Map(facts.teams.map((team) => [team.key, team[words.names]]));
  const nameOf = (team: string) => names.get(team) ?? team;
  const pathOf = (team: string) =>
    facts.matches
      .filter((one) => one.tournament === match.tournament && one.day < match.day)
      .filter((one) => one.home === team || one.away === team)
      .toSorted((a, b) => a.day.localeCompare(b.day))
      .flatMap((one) => (one.score ? [resultLine(one.score, one, nameOf, words)] : []));
  return {
    words,
    match: { ...match, score: match.score, utc: match.utc },
    home: nameOf(match.home),
    away: nameOf(match.away),
    stage: facts.stages.find((stage) => stage.key === match.stage)?.[words.names] ?? null,
    venue: facts.venues.find((venue) => venue.key === match.venue) ?? null,
    events: facts.events.filter((event) => event.match === match.key),
    paths: { home: pathOf(match.home), away: pathOf(match.away) },
  };
}

function resultLine(
  score: ScorePair,
  { home, away, penalties }: MatchFact,
  nameOf: (team: string) => string,
  words: BlogWords,
): string {
  const kicks = penalties ? `${penalties[0]}-${penalties[1]}` : undefined;
  return words.result(nameOf(home), score, nameOf(away), kicks);
}
