import type { Statement } from './Statement.ts';
import type { Game } from './Story.ts';

/** Figures of a set of matches, its widest win and those that were turned after half-time. */
export function describeTotals(games: readonly Game[]): Statement[] {
  const scored = games.filter(({ score, played }) => score !== null && played);
  const margin = ({ score }: Game): number => (score ? score[0] - score[1] : 0);
  const widest = scored.toSorted((one, other) => Math.abs(margin(other)) - Math.abs(margin(one)))[0];
  const alone =
    widest && scored.filter((one) => Math.abs(margin(one)) === Math.abs(margin(widest))).length === 1;
  return [
    {
      is: 'totals',
      games: scored.length,
      goals: scored.reduce((sum, { score }) => sum + (score?.[0] ?? 0) + (score?.[1] ?? 0), 0),
      homeWins: scored.filter((game) => margin(game) > 0).length,
      draws: scored.filter((game) => margin(game) === 0).length,
      awayWins: scored.filter((game) => margin(game) < 0).length,
    },
    ...(alone && Math.abs(margin(widest)) >= 2 ? [{ is: 'widest' as const, game: widest }] : []),
    ...scored.flatMap(describeTurned),
  ];
}

function describeTurned(game: Game): Statement[] {
  const { halfTime, score, home, away } = game;
  if (!halfTime || !score) return [];
  const [half, full] = [Math.sign(halfTime[0] - halfTime[1]), Math.sign(score[0] - score[1])];
  return half * full === -1 ? [{ is: 'turned', game, team: full > 0 ? home : away }] : [];
}
