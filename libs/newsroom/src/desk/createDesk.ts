import type { Facts, MatchFact } from '../facts/factRecords.ts';
import { buildMatchIndex } from '../facts/matchIndex.ts';
import type { ArticleFile } from '../sites/readArticleFile.ts';
import { dateForms } from './dateForms.ts';
import type { DeskNotes, DeskRule } from './DeskRule.ts';
import { recordedFigures } from './recordedFigures.ts';
import { standingsTables } from './standingsTables.ts';
import { toldTwice } from './toldTwice.ts';
import { weekdaysOfDates } from './weekdaysOfDates.ts';
import { womenWhoReferee } from './womenWhoReferee.ts';

const rules: readonly DeskRule[] = [
  ...[dateForms, weekdaysOfDates, recordedFigures],
  ...[standingsTables, toldTwice, womenWhoReferee],
];

/** Reads an article, and answers with what is wrong in it; empty when all is well. */
export type Desk = (file: ArticleFile) => string[];

/** A copy desk that holds articles of a language against the facts. */
export function createDesk(facts: Facts, language: string): Desk {
  const notes = notesOf(facts, language);
  return (file) => rules.flatMap((rule) => rule(file, notes));
}

function notesOf(facts: Facts, language: string): DeskNotes {
  const played = facts.matches.toSorted((one, other) => startOf(one) - startOf(other));
  const byKey = new Map(
    played.flatMap((match) => [match.key, match.alias ?? match.key].map((key) => [key, match] as const)),
  );
  const byStage = Map.groupBy(played, ({ stage }) => stage);
  const last = played.at(-1);
  const running = played.filter(({ tournament }) => tournament === last?.tournament);
  return {
    language,
    index: buildMatchIndex(facts),
    matchesOf: ({ head }) => [...head.matches, head.matchCard ?? ''].flatMap((key) => byKey.get(key) ?? []),
    matchesOfStage: (stage) => byStage.get(stage) ?? [],
    running: { from: new Date(startOf(running[0])), until: new Date(startOf(last)) },
  };
}

function startOf(match: MatchFact | undefined): number {
  return match ? Date.parse(match.utc ?? `${match.day}T23:00:00Z`) : Number.POSITIVE_INFINITY;
}
