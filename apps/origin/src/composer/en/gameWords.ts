import type { Game, TableRow, Team } from '../plan/Story.ts';
import { count, list, the } from './grammar.ts';
import { inCity } from './places.ts';
import { score, winnersScore } from './scoreWords.ts';

export function rivalOf(team: Team, { home, away }: Game): Team {
  return home.key === team.key ? away : home;
}

/** `beat Haiti 3-0`, `drew 1-1 with Ghana`, `lost to Japan on penalties after a 1-1 draw` */
export function didTo(team: Team, game: Game): string {
  const rival = the(rivalOf(team, game));
  const result = game.score ?? [0, 0];
  if (game.winner === null) return `drew ${score(result)} with ${rival}`;
  const won = game[game.winner].key === team.key;
  if (game.decidedBy === 'shoot-out') {
    const kicks = winnersScore(game.penalties ?? [0, 0]);
    return won
      ? `beat ${rival} ${kicks} on penalties after a ${score(result)} draw`
      : `lost to ${rival} ${kicks} on penalties after a ${score(result)} draw`;
  }
  const extra = game.decidedBy === 'extra-time' ? ' after extra time' : '';
  return won
    ? `beat ${rival} ${winnersScore(result)}${extra}`
    : `lost ${winnersScore(result)} to ${rival}${extra}`;
}

/** `beat Haiti 3-0 in Philadelphia` */
export function didIn(team: Team, game: Game): string {
  return `${didTo(team, game)} ${inCity(game)}`.trim();
}

type Figures = Omit<TableRow, 'place' | 'team'>;

/** `two wins, a draw and a loss`; what did not happen is left out. */
export function recordWords({ won, drawn, lost }: Figures): string {
  return list([
    ...(won > 0 ? [count(won, 'win')] : []),
    ...(drawn > 0 ? [count(drawn, 'draw')] : []),
    ...(lost > 0 ? [count(lost, 'loss', 'losses')] : []),
  ]);
}

/** `seven goals scored and none conceded` */
export function goalWords({ goalsFor, goalsAgainst }: Figures): string {
  const scored = goalsFor === 0 ? 'no goals scored' : `${count(goalsFor, 'goal')} scored`;
  return `${scored} and ${goalsAgainst === 0 ? 'none' : count(goalsAgainst, '', '').trim()} conceded`;
}

export function points(number: number): string {
  return number === 0 ? 'no points' : count(number, 'point');
}
