import type { StatementOf } from '../plan/Statement.ts';
import { ways } from '../ways.ts';
import { count, isPlural, nameOf, present } from './grammar.ts';

/** A run of results in one sentence. */
export function streakSentence({ team, of, length, within }: StatementOf<'streak'>): string {
  const name = nameOf(team);
  const [has, them] = isPlural(team) ? ['han', 'les'] : ['ha', 'le'];
  const games = count(length, 'partido', 'partidos');
  const where = within === 'tournament' && team.kind === 'national' ? ' en el torneo' : '';
  const since = `desde hace ${games}${where}`;
  const sentences: Record<typeof of, string> = {
    won: ways(
      `${name} ${present(team, 'enlazar')} ${count(length, 'victoria', 'victorias')}${where}.`,
      `Son ${count(length, 'triunfo', 'triunfos')} seguidos de ${name}${where}.`,
      `${name} ${has} ganado sus últimos ${games}${where}.`,
      `${name} ${present(team, 'sumar')} ${count(length, 'victoria', 'victorias')} al hilo${where}.`,
      `${name} ${present(team, 'llegar')} a ${count(length, 'victoria consecutiva', 'victorias consecutivas')}${where}.`,
      `${name} ${present(team, 'ganar')} ${since}.`,
    ),
    lost: ways(
      `${name} ${present(team, 'acumular')} ${count(length, 'derrota seguida', 'derrotas seguidas')}${where}.`,
      `Son ${count(length, 'derrota seguida', 'derrotas seguidas')} de ${name}${where}.`,
      `${name} ${has} perdido sus últimos ${games}${where}.`,
      `${name} ${has} caído en sus últimos ${games}${where}.`,
    ),
    unbeaten: ways(
      `${name} ${present(team, 'llevar')} ${games} sin perder${where}.`,
      `La racha sin derrotas de ${name} es de ${games}${where}.`,
      `${name} no ${present(team, 'perder')} ${since}.`,
      `A ${name} no ${them} ganan ${since}.`,
      `${name} ${present(team, 'acumular')} ${games} sin derrota${where}.`,
      `Ya son ${games} de ${name} sin perder${where}.`,
      `${name} ${present(team, 'seguir')} sin perder: ya van ${games}${where}.`,
      `El invicto de ${name} llega a ${games}${where}.`,
    ),
    winless: ways(
      `${name} ${present(team, 'llevar')} ${games} sin ganar${where}.`,
      `Van ${games} sin victoria de ${name}${where}.`,
      `${name} no ${present(team, 'ganar')} ${since}.`,
      `${name} ${present(team, 'acumular')} ${games} sin victoria${where}.`,
      `Hace ${games} que ${name} no ${present(team, 'ganar')}${where}.`,
      `Ya son ${games} de ${name} sin ganar${where}.`,
    ),
    scoreless: ways(
      `${name} no ${has} marcado en los últimos ${games}${where}.`,
      `${name} ${present(team, 'llevar')} ${games} sin marcar${where}.`,
      `${name} no ${present(team, 'hacer')} un gol ${since}.`,
    ),
    'clean-sheets': ways(
      `${name} ${present(team, 'acumular')} ${games} con el arco en cero${where}.`,
      `A ${name} no ${them} marcan ${since}.`,
      `${name} ${present(team, 'llevar')} ${games} sin recibir goles${where}.`,
      `El arco de ${name} está en cero ${since}.`,
    ),
  };
  return sentences[of];
}
