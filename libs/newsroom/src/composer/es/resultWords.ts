import type { Game, Team } from '../plan/Story.ts';
import type { StatementOf } from '../plan/Statement.ts';
import { count, inWords, list, nameOf, past } from './grammar.ts';
import { fullDay } from './when.ts';
import { ways } from '../ways.ts';

/** `dos victorias, un empate y una derrota` */
export function resultsOf({ won, drawn, lost }: { won: number; drawn: number; lost: number }): string {
  const parts = [
    won > 0 ? count(won, 'victoria', 'victorias') : '',
    drawn > 0 ? count(drawn, 'empate', 'empates') : '',
    lost > 0 ? count(lost, 'derrota', 'derrotas') : '',
  ];
  return list(parts.filter((part) => part !== ''));
}

/** `el 2-1 a Japón`, `el 0-0 con Irán`, `la derrota 3-1 ante Egipto`: who won first. */
export function resultFor(team: Team, game: Game): string {
  const own = game.home.key === team.key;
  const rival = nameOf(own ? game.away : game.home);
  const [h, a] = game.score ?? [0, 0];
  const score = own ? `${h}-${a}` : `${a}-${h}`;
  const won = game.winner !== null && (game.winner === 'home') === own;
  if (game.decidedBy === 'shoot-out')
    return `el ${score} con ${rival} (${won ? 'ganado' : 'perdido'} en los penales)`;
  if (game.winner === null) return `el ${score} con ${rival}`;
  return won
    ? `el ${score} a ${rival}`
    : `la derrota ${score.split('-').toReversed().join('-')} ante ${rival}`;
}

/** `venció 2-1 a Japón`, `empató 0-0 con Irán`, `perdió 3-1 ante Egipto`, with the kicks that settled it. */
export function didIn(team: Team, game: Game): string {
  const own = game.home.key === team.key;
  const rival = nameOf(own ? game.away : game.home);
  const [h, a] = game.score ?? [0, 0];
  const [mine, theirs] = own ? [h, a] : [a, h];
  const won = game.winner !== null && (game.winner === 'home') === own;
  if (game.decidedBy === 'shoot-out')
    return `${past(team, 'empatar')} ${mine}-${theirs} con ${rival} y ${past(team, won ? 'ganar' : 'perder')} en los penales`;
  if (game.winner === null) return `${past(team, 'empatar')} ${mine}-${theirs} con ${rival}`;
  return won
    ? `${past(team, 'vencer')} ${mine}-${theirs} a ${rival}`
    : `${past(team, 'perder')} ${theirs}-${mine} ante ${rival}`;
}

/** `cinco goles a favor y uno en contra`, `sin goles a favor y tres en contra` */
export function goalsOf({ goalsFor, goalsAgainst }: { goalsFor: number; goalsAgainst: number }): string {
  if (goalsFor === 0 && goalsAgainst === 0) return 'sin goles a favor ni en contra';
  if (goalsFor === 0) return `sin goles a favor y ${inWords(goalsAgainst)} en contra`;
  const conceded = goalsAgainst === 0 ? 'ninguno' : inWords(goalsAgainst);
  return `${count(goalsFor, 'gol', 'goles')} a favor y ${conceded} en contra`;
}

/** The same after a verb: `con cinco goles …`, but `sin goles …`. */
export function withGoals(record: { goalsFor: number; goalsAgainst: number }): string {
  const goals = goalsOf(record);
  return goals.startsWith('sin') ? goals : `con ${goals}`;
}

/** Meetings since 2016, and the last one. */
export function meetingSentence({
  team,
  rival,
  won,
  drawn,
  lost,
  last,
}: StatementOf<'head-to-head'>): string {
  const total = won + drawn + lost;
  const [result, day] = [
    `${nameOf(last.home)} ${(last.score ?? [0, 0]).join('-')} ${nameOf(last.away)}`,
    fullDay(last),
  ];
  if (total === 1) {
    return ways(
      `Se habían enfrentado una vez desde 2016: ${result}, el ${day}.`,
      `Desde 2016 tenían un solo antecedente: ${result}, el ${day}.`,
      `El único cruce anterior desde 2016 había terminado ${result}, el ${day}.`,
      `No se veían desde el ${day}: ${result}, su único partido desde 2016.`,
    );
  }
  const latest = ways(
    `La última fue ${result}, el ${day}.`,
    `La más reciente, el ${day}: ${result}.`,
    `El cruce anterior, el ${day}, había sido ${result}.`,
    `El antecedente más cercano es del ${day}: ${result}.`,
    `No se cruzaban desde el ${day}: ${result}.`,
    `Su partido más reciente, el ${day}, acabó ${result}.`,
    `Por última vez habían jugado el ${day}: ${result}.`,
    `El ${day} el resultado había sido ${result}.`,
  );
  if (won === total || lost === total) {
    const always = nameOf(won === total ? team : rival);
    const both = total === 2 ? 'las dos' : 'todas';
    return `${ways(
      `Desde 2016 se habían visto ${inWords(total)} veces, y ${both} las ganó ${always}.`,
      `Las ${inWords(total)} veces que se habían cruzado desde 2016 ganó ${always}.`,
    )} ${latest}`;
  }
  // The noun stands once: `tres triunfos de Panamá, uno de Honduras y dos empates`.
  const wins = [
    won > 0 ? `${count(won, 'triunfo', 'triunfos')} de ${nameOf(team)}` : '',
    lost > 0 ? `${won > 0 ? inWords(lost) : count(lost, 'triunfo', 'triunfos')} de ${nameOf(rival)}` : '',
    drawn > 0 ? count(drawn, 'empate', 'empates') : '',
  ].filter((part) => part !== '');
  return `${ways(
    `Desde 2016 se habían visto ${inWords(total)} veces: ${list(wins)}.`,
    `El historial desde 2016 era de ${list(wins)}.`,
    `En ${inWords(total)} cruces desde 2016 había ${list(wins)}.`,
  )} ${latest}`;
}
