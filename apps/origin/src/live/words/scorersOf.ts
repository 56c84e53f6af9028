import type { Moment, MomentOf } from '../describeMoments.ts';

type Goal = MomentOf<'goal'>;

/** Who scored for a side, each once, with `note` telling of each goal: `Erling Haaland (79’, 90’)`. */
export function scorersOf(
  moments: readonly Moment[],
  side: Goal['side'],
  note: (how: Goal['how']) => string,
): string[] {
  const goals = moments.filter((moment) => moment.kind === 'goal').filter((goal) => goal.side === side);
  return [...Map.groupBy(goals, ({ player }) => player)].map(([player, own]) => {
    const minutes = own.map(({ minute, how }) => `${minute}’${how === 'goal' ? '' : ` ${note(how)}`}`);
    return `${player} (${minutes.join(', ')})`;
  });
}
