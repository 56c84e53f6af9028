import type { StatementOf } from '../plan/Statement.ts';
import { inWords, its, ordinal, The } from './grammar.ts';

/** A streak inside the tournament; over the years the records of these nations have gaps. */
export function streakSentence({ team, of: kind, length, within }: StatementOf<'streak'>): string[] {
  if (within !== 'tournament') return [];
  const games = `${inWords(length)} matches`;
  const sentences: Record<typeof kind, string> = {
    won: `It is ${its(team)} ${ordinal(length)} straight win at the tournament.`,
    unbeaten: `${The(team)} has gone ${games} at the tournament without a loss.`,
    winless: `${The(team)} has yet to win in ${games} at the tournament.`,
    lost: `It is ${its(team)} ${ordinal(length)} straight loss.`,
    scoreless: `${The(team)} has not scored in ${games}.`,
    'clean-sheets': `${The(team)} has posted ${inWords(length)} straight shutouts.`,
  };
  return [sentences[kind]];
}
