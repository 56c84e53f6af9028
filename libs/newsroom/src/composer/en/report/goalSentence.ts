import type { ScorePair, Side } from '../../../facts/factRecords.ts';
import type { Game, Goal } from '../../plan/Story.ts';
import { inWords, possessive, score, the, The, winnersScore } from '../grammar.ts';
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
  const again = before.some(
    ({ player, side, kind }) => player === goal.player && side === goal.side && kind !== 'own',
  );
  if (goal.kind === 'penalty') return penalty(goal, turn, game, at);
  return again ? sameScorer(goal, turn, game, at) : firstOf(goal, turn, game, at);
}

function firstOf(goal: Goal, turn: Turn, game: Game, at: string): string {
  const { player } = goal;
  const team = game[goal.side];
  const now = own(goal.score, goal.side);
  const forms: Record<Turn, [string, ...string[]]> = {
    open: [
      `${player} opened the scoring ${at}`,
      `${player} put ${the(team)} ahead ${at}`,
      `${The(team)} went in front ${at} on a goal by ${player}`,
      `${at}, ${player} gave ${the(team)} the lead`,
      `${player} scored first, ${at}`,
      `${The(team)} took the lead ${at} through ${player}`,
      `the first goal went to ${player} ${at}`,
      `${player} broke the deadlock ${at}`,
      `${player} got the first goal ${at}`,
      `the opening goal came ${at}, from ${player}`,
    ],
    level: [
      `${player} tied it ${at}`,
      `${player} equalized for ${the(team)} ${at}`,
      `${at}, ${player} made it ${now}`,
      `${possessive(The(team))} equalizer came from ${player} ${at}`,
      `${player} drew ${the(team)} level ${at}`,
      `${The(team)} pulled even ${at} on a goal by ${player}`,
    ],
    turn: [
      `${player} put ${the(team)} in front ${at}, making it ${now}`,
      `${player} completed the turnaround ${at}`,
      `${at}, ${player} gave ${the(team)} a ${now} lead`,
    ],
    ahead: [
      `${player} put ${the(team)} back in front ${at}, making it ${now}`,
      `${The(team)} regained the lead ${at} through ${player}`,
      `${at}, ${player} made it ${now} for ${the(team)}`,
    ],
    extend: [
      `${player} made it ${now} ${at}`,
      `${at}, ${player} added ${nth(goal)} for ${the(team)}`,
      `${player} stretched the lead to ${now} ${at}`,
      `${player} scored ${at} for a ${now} lead`,
      `${The(team)} went up ${now} ${at} on a goal by ${player}`,
      `${at}, ${player} made it ${now}`,
      `the lead grew to ${now} ${at}, when ${player} scored`,
    ],
    reduce: [
      `${player} pulled one back for ${the(team)} ${at}`,
      `${player} cut the deficit to ${winnersScore(goal.score)} ${at}`,
      `${at}, ${player} got ${the(team)} within ${gapWords(goal)}`,
    ],
  };
  return ways(...forms[turn]);
}

function sameScorer(goal: Goal, turn: Turn, game: Game, at: string): string {
  const { player } = goal;
  const team = game[goal.side];
  const now = own(goal.score, goal.side);
  const forms: Record<Turn, [string, ...string[]]> = {
    open: [`${player} opened the scoring ${at}`],
    level: [`${player} struck again ${at} to tie it`, `${at}, ${player} scored again to make it ${now}`],
    turn: [
      `${player} scored again ${at} to put ${the(team)} up ${now}`,
      `${player} got another ${at}, and ${the(team)} led ${now}`,
    ],
    ahead: [
      `${player} scored again ${at} to put ${the(team)} back in front, ${now}`,
      `${at}, ${player} got another to make it ${now}`,
    ],
    extend: [
      `${player} scored again ${at} to make it ${now}`,
      `${at}, ${player} got another for a ${now} lead`,
      `${player} struck again ${at}, and it was ${now}`,
      `${player} added another ${at} to make it ${now}`,
      `${at}, ${player} struck again for ${now}`,
      `${player} scored again ${at}: ${now}`,
    ],
    reduce: [
      `${player} scored again ${at} to cut the deficit to ${winnersScore(goal.score)}`,
      `${at}, ${player} got another for ${the(team)}`,
    ],
  };
  return ways(...forms[turn]);
}

function penalty({ player, side, score: after }: Goal, turn: Turn, game: Game, at: string): string {
  const team = game[side];
  const now = own(after, side);
  const forms: Record<Turn, [string, ...string[]]> = {
    open: [
      `${player} opened the scoring from the penalty spot ${at}`,
      `${player} converted a penalty ${at} to put ${the(team)} ahead`,
    ],
    level: [
      `${player} tied it from the penalty spot ${at}`,
      `${player} converted a penalty ${at} to make it ${now}`,
    ],
    turn: [`${player} converted a penalty ${at} to put ${the(team)} up ${now}`],
    ahead: [`${player} converted a penalty ${at} to put ${the(team)} back in front, ${now}`],
    extend: [
      `${player} made it ${now} from the penalty spot ${at}`,
      `${player} converted a penalty ${at} for a ${now} lead`,
    ],
    reduce: [
      `${player} pulled one back from the penalty spot ${at}`,
      `${player} converted a penalty ${at} to cut the deficit to ${winnersScore(after)}`,
    ],
  };
  return ways(...forms[turn]);
}

function ownGoal({ player, side, score: after }: Goal, turn: Turn, game: Game, at: string): string {
  const team = game[side];
  const now = own(after, side);
  const forms: Record<Turn, string> = {
    open: `an own goal by ${player} ${at} put ${the(team)} ahead`,
    level: `an own goal by ${player} ${at} tied it at ${now}`,
    turn: `an own goal by ${player} ${at} put ${the(team)} in front, ${now}`,
    ahead: `an own goal by ${player} ${at} put ${the(team)} back in front, ${now}`,
    extend: `an own goal by ${player} ${at} made it ${now}`,
    reduce: `an own goal by ${player} ${at} cut the deficit to ${winnersScore(after)}`,
  };
  return forms[turn];
}

/** `a second`, `a third`, … of the team. */
function nth({ score: [home, away], side }: Goal): string {
  const number = side === 'home' ? home : away;
  const words = ['', 'the first', 'a second', 'a third', 'a fourth', 'a fifth', 'a sixth', 'a seventh'];
  return words[number] ?? 'another';
}

/** `one goal`, `two goals` */
function gapWords({ score: [home, away] }: Goal): string {
  const gap = Math.abs(home - away);
  return gap === 1 ? 'a goal' : `${inWords(gap)} goals`;
}

/** From the scoring side: `2-1`. */
function own([home, away]: ScorePair, side: Side): string {
  return score(side === 'home' ? [home, away] : [away, home]);
}

function lead([home, away]: ScorePair, side: Side): number {
  return side === 'home' ? home - away : away - home;
}
