import type { StatementOf } from '../plan/Statement.ts';
import { count, isPlural, nameOf, present, rotate } from './grammar.ts';

/** A run of results in one sentence. */
export function streakSentence({ team, of, length, within }: StatementOf<'streak'>, turn: number): string {
  const name = nameOf(team);
  const games = count(length, 'partido', 'partidos');
  const where = within === 'tournament' && team.kind === 'national' ? ' en el torneo' : '';
  const sentences: Record<typeof of, [string, string]> = {
    won: [
      `${name} ${present(team, 'enlazar')} ${count(length, 'victoria', 'victorias')}${where}.`,
      `Son ${count(length, 'triunfo', 'triunfos')} seguidos de ${name}${where}.`,
    ],
    lost: [
      `${name} ${present(team, 'acumular')} ${count(length, 'derrota seguida', 'derrotas seguidas')}${where}.`,
      `Son ${count(length, 'derrota seguida', 'derrotas seguidas')} de ${name}${where}.`,
    ],
    unbeaten: [
      `${name} ${present(team, 'llevar')} ${games} sin perder${where}.`,
      `La racha sin derrotas de ${name} es de ${games}${where}.`,
    ],
    winless: [
      `${name} ${present(team, 'llevar')} ${games} sin ganar${where}.`,
      `Van ${games} sin victoria de ${name}${where}.`,
    ],
    scoreless: [
      `${name} no ${isPlural(team) ? 'han' : 'ha'} marcado en los últimos ${games}${where}.`,
      `${name} ${present(team, 'llevar')} ${games} sin marcar${where}.`,
    ],
    'clean-sheets': [
      `${name} ${present(team, 'acumular')} ${games} con el arco en cero${where}.`,
      `A ${name} no le marcan desde hace ${games}${where}.`,
    ],
  };
  return rotate(sentences[of], turn);
}
