import type { StatementOf } from '../plan/Statement.ts';
import { inWords, the, The } from './grammar.ts';

/**
 * A streak inside the tournament. Streaks over the years are left out: the records of the nations this
 * language tells of have gaps between the tournaments.
 */
export function streakSentence({ team, of: kind, length, within }: StatementOf<'streak'>): string[] {
  if (within !== 'tournament') return [];
  const games = `${inWords(length)} matches`;
  const sentences: Record<typeof kind, string> = {
    won: `${The(team)} has won ${inWords(length)} in a row at this World Cup.`,
    unbeaten: `${The(team)} is unbeaten in ${games} at this World Cup.`,
    winless: `${The(team)} is still without a win after ${games} at this World Cup.`,
    lost: `It is now ${inWords(length)} straight losses for ${the(team)}.`,
    scoreless: `${The(team)} has gone ${games} without scoring.`,
    'clean-sheets': `${The(team)} has posted ${shutouts(length)}.`,
  };
  return [sentences[kind]];
}

/** Of both teams of a match: what they have in common is said once. */
export function streakSentences(streaks: readonly StatementOf<'streak'>[]): string[] {
  const [one, two] = streaks;
  const same = one && two && one.of === two.of && one.length === two.length && two.within === 'tournament';
  if (!same || (one.of !== 'unbeaten' && one.of !== 'clean-sheets')) return streaks.flatMap(streakSentence);
  const both = `${The(one.team)} and ${the(two.team)}`;
  return one.of === 'unbeaten'
    ? [`${both} are both unbeaten in ${inWords(one.length)} matches at this World Cup.`]
    : [`${both} have each posted ${shutouts(one.length)}.`];
}

function shutouts(length: number): string {
  return length === 2 ? 'back-to-back shutouts' : `${inWords(length)} straight shutouts`;
}
