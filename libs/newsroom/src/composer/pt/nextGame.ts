import type { StatementOf } from '../plan/Statement.ts';
import { byPhase } from './competitionWords.ts';
import { agree, capital, of, the, The } from './grammar.ts';
import { nameOf } from './nations.ts';
import { inCity } from './places.ts';
import { atHour, dayOf, onWeekday } from './when.ts';
import { ways } from '../ways.ts';

/** `O Brasil volta a campo na quarta-feira, 24 de junho, às 19h (de Brasília), contra a Escócia, em Miami.` */
export function nextGame({ team, game, rival, rivalOf }: StatementOf<'next'>): string {
  const hour = atHour(game);
  const when = `${onWeekday(game)}, ${dayOf(game)}${hour ? `, ${hour} (de Brasília)` : ''}`;
  const against = rival
    ? the(rival)
    : rivalOf
      ? `o ${game.round?.kind === 'third' ? 'perdedor' : 'vencedor'} de ${nameOf(rivalOf.home)} x ${nameOf(rivalOf.away)}`
      : null;
  const back = agree(team, 'volta', 'voltam');
  if (against === null)
    return ways(
      `${The(team)} ${back} a campo ${when}, ${inCity(game)}, ${byPhase(game)}.`,
      `O próximo jogo ${of(team)} é ${when}, ${inCity(game)}, ${byPhase(game)}.`,
      '',
    );
  return ways(
    `${The(team)} ${back} a campo ${when}, contra ${against}, ${inCity(game)}.`,
    `O próximo jogo ${of(team)} é contra ${against}, ${when}, ${inCity(game)}.`,
    `${The(team)} ${agree(team, 'enfrenta', 'enfrentam')} ${against} ${when}, ${inCity(game)}.`,
    `${The(team)} ${agree(team, 'joga', 'jogam')} de novo ${when}, contra ${against}, ${inCity(game)}.`,
    `O compromisso seguinte ${of(team)} é ${when}, com ${against}, ${inCity(game)}.`,
    `${The(team)} ${agree(team, 'tem', 'têm')} pela frente ${against}, ${when}, ${inCity(game)}.`,
    `${capital(onWeekday(game))}, ${dayOf(game)}, ${the(team)} ${agree(team, 'pega', 'pegam')} ${against}${hour ? `, ${hour} (de Brasília)` : ''}, ${inCity(game)}.`,
    `${The(team)} e ${against} se enfrentam ${when}, ${inCity(game)}.`,
    `A agenda ${of(team)} segue contra ${against}, ${when}, ${inCity(game)}.`,
    `Quem espera ${the(team)} é ${against}: ${when}, ${inCity(game)}.`,
    `${capital(inCity(game))}, ${the(team)} ${agree(team, 'encara', 'encaram')} ${against} ${when}.`,
    `Depois, ${the(team)} ${agree(team, 'joga', 'jogam')} com ${against}, ${when}, ${inCity(game)}.`,
    `O próximo adversário ${of(team)} é ${against}, ${when}, ${inCity(game)}.`,
    `${The(team)} ${agree(team, 'disputa', 'disputam')} o jogo seguinte ${when}, ${inCity(game)}, contra ${against}.`,
    '',
  );
}
