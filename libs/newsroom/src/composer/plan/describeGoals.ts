import type { ScorePair, Side } from '../../facts/factRecords.ts';
import { addedMinutes, baseMinute } from './minutes.ts';
import type { Statement } from './Statement.ts';
import type { Game, Goal } from './Story.ts';

/** What the goals of a match amount to: who came back, what decided it, who scored twice. */
export function describeGoals(game: Game, goals: readonly Goal[]): Statement[] {
  return [
    ...describeComeback(game, goals),
    ...describeDecisive(game, goals),
    ...describeSeveral(game, goals),
    ...goals.flatMap((goal) => describeOddGoal(game, goal)),
  ];
}

/** Of a win: the side that won had been behind. Of a draw: a side had been two behind. */
function describeComeback(game: Game, goals: readonly Goal[]): Statement[] {
  if (game.decidedBy === 'shoot-out') return [];
  const sides: Side[] = game.winner ? [game.winner] : ['home', 'away'];
  return sides.flatMap((side): Statement[] => {
    const worst = goals
      .map(({ score }) => score)
      .reduce((low, score) => (lead(score, side) < lead(low, side) ? score : low), [0, 0] as ScorePair);
    if (lead(worst, side) > (game.winner ? -1 : -2)) return [];
    const from = goals.findIndex(({ score }) => score === worst);
    const level = goals.find(({ score }, at) => at > from && lead(score, side) === 0);
    const ahead = game.winner
      ? (goals.findLast((goal) => goal.side === side && lead(goal.score, side) === 1) ?? null)
      : null;
    return level ? [{ is: 'comeback', team: game[side], worst, level, ahead }] : [];
  });
}

function describeDecisive(game: Game, goals: readonly Goal[]): Statement[] {
  const { winner } = game;
  if (game.decidedBy === 'shoot-out') return [];
  const goal = winner
    ? // The last time the winner went from level to ahead.
      goals.findLast((one) => one.side === winner && lead(one.score, winner) === 1)
    : goals.at(-1);
  if (!goal) return [];
  return [{ is: 'decisive', goal, team: game[goal.side], late: isLate(goal, game) }];
}

/** From 85 on, or from 115 on where extra time was played. */
function isLate({ minute }: Goal, { decidedBy }: Game): boolean {
  const base = baseMinute(minute);
  if (decidedBy !== 'extra-time') return base >= 85;
  return base >= 115 || (base === 90 && addedMinutes(minute) > 0);
}

function describeSeveral(game: Game, goals: readonly Goal[]): Statement[] {
  const own = goals.filter(({ kind }) => kind !== 'own');
  return [...Map.groupBy(own, ({ player, side }) => `${side} ${player}`).values()].flatMap(
    (list): Statement[] => {
      const [first] = list;
      if (!first || list.length < 2) return [];
      return [{ is: 'several', player: first.player, team: game[first.side], goals: list }];
    },
  );
}

function describeOddGoal(game: Game, goal: Goal): Statement[] {
  const team = game[goal.side];
  const against = game[goal.side === 'home' ? 'away' : 'home'];
  return [
    ...(baseMinute(goal.minute) <= 5 && goal.kind !== 'own'
      ? [{ is: 'early-goal' as const, goal, team }]
      : []),
    ...(goal.cameOn !== null ? [{ is: 'substitute' as const, goal, team }] : []),
    ...(goal.kind === 'own' ? [{ is: 'own-goal' as const, goal, for: team, against }] : []),
  ];
}

export function lead([home, away]: ScorePair, side: Side): number {
  return side === 'home' ? home - away : away - home;
}
