import type { StreakOf } from './Statement.ts';
import type { Game, Team } from './Story.ts';

const tests: Record<StreakOf, (scored: number, conceded: number) => boolean> = {
  won: (scored, conceded) => scored > conceded,
  unbeaten: (scored, conceded) => scored >= conceded,
  winless: (scored, conceded) => scored <= conceded,
  lost: (scored, conceded) => scored < conceded,
  scoreless: (scored) => scored === 0,
  'clean-sheets': (_, conceded) => conceded === 0,
};

/** How many of the last games in a row went so. */
export function streakOf(team: Team, of: StreakOf, games: readonly Game[]): number {
  let length = 0;
  for (const game of games.toReversed()) {
    const goals = goalsFor(team, game);
    if (!goals || !tests[of](...goals)) break;
    length += 1;
  }
  return length;
}

/** Scored and conceded by this team; `null` before the match. */
export function goalsFor(team: Team, { home, score }: Game): [number, number] | null {
  if (!score) return null;
  return home.key === team.key ? [score[0], score[1]] : [score[1], score[0]];
}
