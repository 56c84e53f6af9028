import type { ScorePair, Side } from '../../../facts/factRecords.ts';
import type { Game, Goal } from '../../plan/Story.ts';
import { agree, of, ordinal, the, to } from '../grammar.ts';
import { score } from '../scoreWords.ts';
import { ways } from '../../ways.ts';

/** What a goal did to the score. */
export type Turn = 'open' | 'level' | 'turn' | 'ahead' | 'extend' | 'reduce';

export function turnOf(goal: Goal, before: readonly Goal[]): Turn {
  const gap = lead(goal.score, goal.side);
  if (gap < 0) return 'reduce';
  if (gap === 0) return 'level';
  if (gap > 1) return 'extend';
  if (before.length === 0) return 'open';
  return before.some((one) => lead(one.score, goal.side) < 0) ? 'turn' : 'ahead';
}

/** One goal in one sentence, without its stop. `at` is its minute in words. */
export function goalSentence(goal: Goal, before: readonly Goal[], game: Game, at: string): string {
  const turn = turnOf(goal, before);
  if (goal.kind === 'own') return ownGoal(goal, turn, game, at);
  const penalty = goal.kind === 'penalty' ? ', de pênalti' : '';
  const again = before.some(
    ({ player, side, kind }) => player === goal.player && side === goal.side && kind !== 'own',
  );
  return again ? sameScorer(goal, turn, game, at) + penalty : firstOf(goal, turn, game, at) + penalty;
}

function firstOf(goal: Goal, turn: Turn, game: Game, at: string): string {
  const { player } = goal;
  const team = game[goal.side];
  const rival = game[goal.side === 'home' ? 'away' : 'home'];
  const now = own(goal.score, goal.side);
  const forms: Record<Turn, [string, ...string[]]> = {
    open: [
      `${player} abriu o placar ${at}`,
      `${the(team)} ${agree(team, 'saiu', 'saíram')} na frente ${at}, com gol de ${player}`,
      `o primeiro gol saiu ${at}, com ${player}`,
      `${at}, ${player} fez 1 a 0 para ${the(team)}`,
      `${player} pôs ${the(team)} na frente ${at}`,
      `${at}, ${the(team)} ${agree(team, 'abriu', 'abriram')} o placar com ${player}`,
      `coube a ${player} abrir o placar, ${at}`,
      `o placar foi aberto ${at}, com gol de ${player}`,
      `${player} fez o primeiro ${at}`,
      `${at}, ${player} marcou o primeiro`,
      `o 1 a 0 saiu ${at}, com ${player}`,
      `${player} marcou ${at} e abriu vantagem para ${the(team)}`,
    ],
    level: [
      `${player} empatou ${at}`,
      `${the(team)} ${agree(team, 'chegou', 'chegaram')} ao empate ${at}, com ${player}`,
      `${at}, ${player} deixou tudo igual`,
      `o empate ${of(team)} veio ${at}, com gol de ${player}`,
      `${player} igualou o placar ${at}`,
      `${at}, ${player} buscou o empate para ${the(team)}`,
    ],
    turn: [
      `${player} virou o jogo ${at}: ${now}`,
      `a virada ${of(team)} saiu ${at}, com ${player}`,
      `${at}, ${player} completou a virada`,
    ],
    ahead: [
      `${player} recolocou ${the(team)} na frente ${at}: ${now}`,
      `${the(team)} ${agree(team, 'voltou', 'voltaram')} a ficar em vantagem ${at}, com ${player}`,
      `${at}, ${player} fez ${now} para ${the(team)}`,
    ],
    extend: [
      `${player} ampliou ${at}`,
      `${at}, ${player} fez o ${ordinal(goal.score[goal.side === 'home' ? 0 : 1])} ${of(team)}`,
      `${the(team)} ${agree(team, 'chegou', 'chegaram')} ao ${now} ${at}, com ${player}`,
      `${player} aumentou a vantagem ${at}`,
      `${at}, ${player} ampliou para ${now}`,
      `o ${now} saiu ${at}, com ${player}`,
      `${player} marcou ${at} e fez ${now}`,
    ],
    reduce: [
      `${player} diminuiu ${at}`,
      `${the(team)} ${agree(team, 'descontou', 'descontaram')} ${at}, com ${player}`,
      `${at}, ${player} fez o gol ${of(team)} e deixou o placar em ${score(winnersFirst(goal.score))} para ${the(rival)}`,
    ],
  };
  return ways(...forms[turn]);
}

function sameScorer(goal: Goal, turn: Turn, game: Game, at: string): string {
  const { player } = goal;
  const team = game[goal.side];
  const now = own(goal.score, goal.side);
  const forms: Record<Turn, [string, ...string[]]> = {
    open: [`${player} abriu o placar ${at}`],
    level: [`${player} marcou de novo ${at} e empatou`, `${at}, ${player} fez mais um e deixou tudo igual`],
    turn: [
      `${player} marcou de novo ${at} e virou o jogo: ${now}`,
      `a virada saiu ${at}, outra vez com ${player}`,
    ],
    ahead: [
      `${player} marcou de novo ${at} e recolocou ${the(team)} na frente: ${now}`,
      `${at}, ${player} fez mais um e pôs ${the(team)} em vantagem: ${now}`,
    ],
    extend: [
      `${player} marcou de novo ${at}: ${now}`,
      `${at}, ${player} fez mais um e ampliou`,
      `${the(team)} ${agree(team, 'chegou', 'chegaram')} ao ${now} ${at}, outra vez com ${player}`,
      `${player} voltou a marcar ${at} e fez ${now}`,
      `${at}, ${player} ampliou outra vez: ${now}`,
      `o ${now} também foi de ${player}, ${at}`,
    ],
    reduce: [
      `${player} marcou de novo ${at} e diminuiu`,
      `${at}, ${player} fez mais um e diminuiu a diferença`,
    ],
  };
  return ways(...forms[turn]);
}

function ownGoal({ player, side, score: after }: Goal, turn: Turn, game: Game, at: string): string {
  const team = game[side];
  const forms: Record<Turn, string> = {
    open: `${at}, ${player} marcou contra e deixou ${the(team)} em vantagem`,
    level: `${at}, um gol contra de ${player} deu o empate ${to(team)}`,
    turn: `a virada ${of(team)} veio ${at}, com um gol contra de ${player}`,
    ahead: `${at}, ${player} marcou contra, e ${the(team)} ${agree(team, 'fez', 'fizeram')} ${own(after, side)}`,
    extend: `${at}, um gol contra de ${player} aumentou a vantagem ${of(team)}`,
    reduce: `${at}, um gol contra de ${player} diminuiu a diferença`,
  };
  return forms[turn];
}

/** From the scoring side: `2 a 1`. */
function own([home, away]: ScorePair, side: Side): string {
  return score(side === 'home' ? [home, away] : [away, home]);
}

function winnersFirst([home, away]: ScorePair): ScorePair {
  return home >= away ? [home, away] : [away, home];
}

function lead([home, away]: ScorePair, side: Side): number {
  return side === 'home' ? home - away : away - home;
}
