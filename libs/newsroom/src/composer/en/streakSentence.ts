import type { StatementOf } from '../plan/Statement.ts';
import { inWords, possessive, the, The } from './grammar.ts';
import { ways } from '../ways.ts';

/**
 * A streak inside the tournament. Streaks over the years are left out: the records of the nations this
 * language tells of have gaps between the tournaments.
 */
export function streakSentence({ team, of: kind, length, within }: StatementOf<'streak'>): string[] {
  if (within !== 'tournament') return [];
  const games = `${inWords(length)} matches`;
  const sentences: Record<typeof kind, string> = {
    won: ways(
      `${The(team)} has won ${inWords(length)} in a row at this World Cup.`,
      `${The(team)} has won its last ${games}.`,
      `It is ${inWords(length)} straight wins for ${the(team)}.`,
      `${possessive(The(team))} winning streak at this World Cup is at ${inWords(length)}.`,
      `${The(team)} is on a run of ${inWords(length)} straight wins.`,
      '',
    ),
    unbeaten: ways(
      `${The(team)} is unbeaten in ${games} at this World Cup.`,
      `${The(team)} has gone ${games} without a loss at this World Cup.`,
      `${The(team)} has yet to lose in ${games}.`,
      `${possessive(The(team))} unbeaten run at this World Cup stands at ${inWords(length)}.`,
    ),
    winless: ways(
      `${The(team)} is still without a win after ${games} at this World Cup.`,
      `${The(team)} has gone ${games} without a win.`,
      `${The(team)} is winless in ${games}.`,
    ),
    lost: ways(
      `It is now ${inWords(length)} straight losses for ${the(team)}.`,
      `${The(team)} has lost its last ${games}.`,
    ),
    scoreless: ways(
      `${The(team)} has gone ${games} without scoring.`,
      `${The(team)} has not scored in ${games}.`,
      `It is ${games} without a goal for ${the(team)}.`,
    ),
    'clean-sheets': ways(
      `${The(team)} has posted ${shutouts(length)}.`,
      `${The(team)} has not allowed a goal in ${games}.`,
      `${The(team)} has kept its last ${inWords(length)} opponents off the scoreboard.`,
    ),
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
