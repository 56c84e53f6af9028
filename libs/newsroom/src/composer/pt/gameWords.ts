import type { Game, Team, TableRow } from '../plan/Story.ts';
import { agree, count, list, the } from './grammar.ts';
import { inCity } from './places.ts';
import { score, winnersScore } from './scoreWords.ts';

/** How a match ended for one of its teams. */
export function resultFor(
  team: Team,
  game: Game,
): 'won' | 'drawn' | 'lost' | 'won on kicks' | 'lost on kicks' {
  if (game.winner === null) return 'drawn';
  const kicks = game.decidedBy === 'shoot-out' ? (' on kicks' as const) : ('' as const);
  return `${game[game.winner].key === team.key ? 'won' : 'lost'}${kicks}`;
}

export function rivalOf(team: Team, { home, away }: Game): Team {
  return home.key === team.key ? away : home;
}

/** `de vitória por 2 a 0 sobre o Haiti`: after `vem`, `depois` or the name of the team. */
export function cameFrom(team: Team, game: Game): string {
  const rival = rivalOf(team, game);
  const result = game.score ?? [0, 0];
  const won = winnersScore(result);
  const words = {
    won: `de vitória por ${won} sobre ${the(rival)}`,
    drawn: `de empate em ${score(result)} com ${the(rival)}`,
    lost: `de derrota por ${won} para ${the(rival)}`,
    'won on kicks': `da classificação nos pênaltis sobre ${the(rival)}, depois de empate em ${score(result)}`,
    'lost on kicks': `da derrota nos pênaltis para ${the(rival)}, depois de empate em ${score(result)}`,
  };
  return words[resultFor(team, game)];
}

/** `vem de vitória por 2 a 0 sobre o Haiti`: after the name of the team. */
export function comesFrom(team: Team, game: Game): string {
  return `${agree(team, 'vem', 'vêm')} ${cameFrom(team, game)}`;
}

/** `venceu o Haiti por 3 a 0, em Filadélfia`: after the name of the team. */
export function didIn(team: Team, game: Game): string {
  return `${resultOf(team, game)}, ${inCity(game)}`;
}

/** `venceu o Haiti por 3 a 0`: after the name of the team. */
export function resultOf(team: Team, game: Game): string {
  const rival = rivalOf(team, game);
  const result = game.score ?? [0, 0];
  const won = winnersScore(result);
  const extra = game.decidedBy === 'extra-time' ? ' na prorrogação' : '';
  const kicks = game.penalties ? winnersScore(game.penalties) : '';
  const words = {
    won: `${agree(team, 'venceu', 'venceram')} ${the(rival)} por ${won}${extra}`,
    drawn: `${agree(team, 'empatou', 'empataram')} em ${score(result)} com ${the(rival)}`,
    lost: `${agree(team, 'perdeu', 'perderam')} por ${won} para ${the(rival)}${extra}`,
    'won on kicks': `${agree(team, 'empatou', 'empataram')} em ${score(result)} com ${the(rival)} e ${agree(team, 'venceu', 'venceram')} nos pênaltis por ${kicks}`,
    'lost on kicks': `${agree(team, 'empatou', 'empataram')} em ${score(result)} com ${the(rival)} e ${agree(team, 'perdeu', 'perderam')} nos pênaltis por ${kicks}`,
  };
  return words[resultFor(team, game)];
}

type Figures = Omit<TableRow, 'place' | 'team'>;

/** `duas vitórias, um empate e uma derrota`; what did not happen is left out. */
export function recordWords({ won, drawn, lost }: Figures): string {
  return list([
    ...(won > 0 ? [count(won, 'vitória', 'vitórias')] : []),
    ...(drawn > 0 ? [count(drawn, 'empate', 'empates')] : []),
    ...(lost > 0 ? [count(lost, 'derrota', 'derrotas')] : []),
  ]);
}

/** `com sete gols marcados e nenhum sofrido`, `sem gols marcados e com quatro sofridos` */
export function withGoals({ goalsFor, goalsAgainst }: Figures): string {
  const conceded = goalsAgainst === 0 ? 'nenhum sofrido' : count(goalsAgainst, 'sofrido', 'sofridos');
  if (goalsFor > 0) return `com ${count(goalsFor, 'gol marcado', 'gols marcados')} e ${conceded}`;
  return goalsAgainst === 0 ? 'sem gols marcados nem sofridos' : `sem gols marcados e com ${conceded}`;
}
