import type { StatementOf } from '../plan/Statement.ts';
import { byPhase } from './competitionWords.ts';
import { agree, of, the, The } from './grammar.ts';
import { nameOf } from './nations.ts';
import { inCity } from './places.ts';
import { atHour, dayOf, onWeekday } from './when.ts';

/** `O Brasil volta a campo na quarta-feira, 24 de junho, às 19h (de Brasília), contra a Escócia, em Miami.` */
export function nextGame({ team, game, rival, rivalOf }: StatementOf<'next'>, form: number): string {
  const hour = atHour(game);
  const when = `${onWeekday(game)}, ${dayOf(game)}${hour ? `, ${hour} (de Brasília)` : ''}`;
  const against = rival
    ? the(rival)
    : rivalOf
      ? `o ${game.round?.kind === 'third' ? 'perdedor' : 'vencedor'} de ${nameOf(rivalOf.home)} x ${nameOf(rivalOf.away)}`
      : null;
  if (against === null)
    return `${The(team)} ${agree(team, 'volta', 'voltam')} a campo ${when}, ${inCity(game)}, ${byPhase(game)}.`;
  return (
    [
      `${The(team)} ${agree(team, 'volta', 'voltam')} a campo ${when}, contra ${against}, ${inCity(game)}.`,
      `O próximo jogo ${of(team)} é contra ${against}, ${when}, ${inCity(game)}.`,
      `${The(team)} ${agree(team, 'enfrenta', 'enfrentam')} ${against} ${when}, ${inCity(game)}.`,
    ][form % 3] ?? ''
  );
}
