import type { StatementOf } from '../plan/Statement.ts';
import { agree, inWords, of, ordinal, The } from './grammar.ts';

/**
 * A streak inside the tournament. Streaks over the years are left out: the records of the nations this
 * language tells of have gaps between the tournaments.
 */
export function streakSentence({ team, of: kind, length, within }: StatementOf<'streak'>): string[] {
  if (within !== 'tournament') return [];
  const games = `${inWords(length)} jogos`;
  const sentences: Record<typeof kind, string> = {
    won: `É a ${ordinal(length, 'a')} vitória seguida ${of(team)} na Copa.`,
    unbeaten: `${The(team)} não ${agree(team, 'perde', 'perdem')} há ${games} na Copa.`,
    winless: `${The(team)} não ${agree(team, 'vence', 'vencem')} há ${games}.`,
    lost: `É a ${ordinal(length, 'a')} derrota seguida ${of(team)}.`,
    scoreless: `${The(team)} não ${agree(team, 'marca', 'marcam')} há ${games}.`,
    'clean-sheets': `${The(team)} não ${agree(team, 'sofre', 'sofrem')} gols há ${games}.`,
  };
  return [sentences[kind]];
}
