import type { StatementOf } from '../plan/Statement.ts';
import { agree, count, inWords, of, ordinal, The } from './grammar.ts';
import { ways } from '../ways.ts';

/**
 * A streak inside the tournament. Streaks over the years are left out: the records of the nations this
 * language tells of have gaps between the tournaments.
 */
export function streakSentence({ team, of: kind, length, within }: StatementOf<'streak'>): string[] {
  if (within !== 'tournament') return [];
  const games = `${inWords(length)} jogos`;
  const sentences: Record<typeof kind, string> = {
    won: ways(
      `É a ${ordinal(length, 'a')} vitória seguida ${of(team)} na Copa.`,
      `${The(team)} ${agree(team, 'venceu', 'venceram')} os últimos ${games} na Copa.`,
      `São ${count(length, 'vitória', 'vitórias')} seguidas ${of(team)} na Copa.`,
    ),
    unbeaten: ways(
      `${The(team)} não ${agree(team, 'perde', 'perdem')} há ${games} na Copa.`,
      `São ${games} de invencibilidade ${of(team)} na Copa.`,
      `A série sem derrotas ${of(team)} na Copa é de ${games}.`,
      '',
    ),
    winless: ways(
      `${The(team)} não ${agree(team, 'vence', 'vencem')} há ${games}.`,
      `São ${games} ${of(team)} sem vitória.`,
      `A série sem vitórias ${of(team)} é de ${games}.`,
      '',
    ),
    lost: ways(
      `É a ${ordinal(length, 'a')} derrota seguida ${of(team)}.`,
      `${The(team)} ${agree(team, 'perdeu', 'perderam')} os últimos ${games}.`,
    ),
    scoreless: ways(
      `${The(team)} não ${agree(team, 'marca', 'marcam')} há ${games}.`,
      `São ${games} ${of(team)} sem fazer gol.`,
      '',
    ),
    'clean-sheets': ways(
      `${The(team)} não ${agree(team, 'sofre', 'sofrem')} gols há ${games}.`,
      `São ${games} ${of(team)} sem sofrer gol.`,
      `A defesa ${of(team)} não é vazada há ${games}.`,
      '',
    ),
  };
  return [sentences[kind]];
}
