import type { EventFact, Facts, MatchFact, ScorePair } from './factRecords.ts';
import { statsId } from './statsId.ts';

/** What can be said of a match in print. */
export interface IndexedMatch {
  key: string;
  statsId: string;
  home: string;
  away: string;
  /** Spanish names. */
  homeName: string;
  awayName: string;
  /** Every score that stood at some time, as `2-1`, named from either side. */
  scores: ReadonlySet<string>;
  /** The minute of every recorded event, as `79` or `90+3`. */
  minutes: ReadonlySet<string>;
}

/** All matches by key; a match known by two keys is found under both. */
export function buildMatchIndex(facts: Facts): Map<string, IndexedMatch> {
  const names = new Map(facts.teams.map(({ key, es }) => [key, es]));
  const events = Map.groupBy(facts.events, ({ match }) => match);
  const index = new Map<string, IndexedMatch>();
  for (const match of facts.matches) {
    const indexed = indexMatch(match, events.get(match.key) ?? [], names);
    index.set(match.key, indexed);
    if (match.alias !== null) index.set(match.alias, indexed);
  }
  return index;
}

function indexMatch(match: MatchFact, events: EventFact[], names: Map<string, string>): IndexedMatch {
  const { key, home, away } = match;
  return {
    key,
    statsId: statsId(key),
    home,
    away,
    homeName: names.get(home) ?? home,
    awayName: names.get(away) ?? away,
    scores: new Set(standingScores(match, events).flatMap(([h, a]) => [`${h}-${a}`, `${a}-${h}`])),
    minutes: new Set(events.flatMap(({ minute }) => minute ?? [])),
  };
}

function standingScores(match: MatchFact, events: EventFact[]): ScorePair[] {
  const recorded = [match.score, match.ninety, match.halfTime, match.penalties].filter(
    (pair) => pair !== null,
  );
  // A match awarded at a table was never 0-0 on a pitch
  return match.status === 'played' ? [...recorded, ...runningScores(events)] : recorded;
}

/** 0-0, then the score after each goal. The facts list goals in the order they fell. */
function runningScores(events: EventFact[]): ScorePair[] {
  const scores: ScorePair[] = [[0, 0]];
  for (const { kind, side } of events) {
    if (kind !== 'goal' && kind !== 'penalty' && kind !== 'own') continue;
    const [home, away] = scores.at(-1) ?? [0, 0];
    scores.push(side === 'home' ? [home + 1, away] : [home, away + 1]);
  }
  return scores;
}
