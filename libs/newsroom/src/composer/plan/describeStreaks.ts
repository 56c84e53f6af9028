import type { FactBook } from './FactBook.ts';
import type { Statement, StreakOf } from './Statement.ts';
import type { Game, Team } from './Story.ts';
import { streakOf } from './streakOf.ts';

/** From how many on a streak is news: alone in a tournament, or over the years. */
const worth: Record<StreakOf, { tournament: number; all: number }> = {
  won: { tournament: 3, all: 3 },
  lost: { tournament: 3, all: 3 },
  unbeaten: { tournament: 4, all: 5 },
  winless: { tournament: 3, all: 4 },
  scoreless: { tournament: 2, all: 2 },
  'clean-sheets': { tournament: 2, all: 3 },
};

/**
 * Streaks of a team after `game`, and the one that `game` ended. `complete` teams are told over all their
 * matches since 2016; the others inside the tournament.
 */
export function describeStreaks(book: FactBook, game: Game, team: Team, complete: boolean): Statement[] {
  const within = complete ? 'all' : 'tournament';
  const games = book.of(team, complete ? undefined : game.competition.key).filter((one) => one.played);
  const at = games.indexOf(game);
  if (at < 0) return [];
  const after = games.slice(0, at + 1);
  const running = (Object.keys(worth) as StreakOf[]).flatMap((of): Statement[] => {
    const length = streakOf(team, of, after);
    return length >= worth[of][within] && length < at + 1
      ? [{ is: 'streak', team, of, length, within }]
      : length >= worth[of].tournament && within === 'tournament'
        ? [{ is: 'streak', team, of, length, within }]
        : [];
  });
  return [...dropWeaker(running), ...(complete ? describeEnded(team, after) : [])];
}

/** Three wins in a row say more than three games unbeaten. */
function dropWeaker(found: Statement[]): Statement[] {
  const kinds = new Map(found.flatMap((one) => (one.is === 'streak' ? [[one.of, one.length] as const] : [])));
  return found.filter((one) => {
    if (one.is !== 'streak') return true;
    if (one.of === 'unbeaten') return one.length > (kinds.get('won') ?? 0);
    if (one.of === 'winless') return one.length > (kinds.get('lost') ?? 0);
    return true;
  });
}

function describeEnded(team: Team, games: readonly Game[]): Statement[] {
  const before = games.slice(0, -1);
  return (['winless', 'unbeaten', 'scoreless'] as const).flatMap((of): Statement[] => {
    const length = streakOf(team, of, before);
    if (length < (of === 'scoreless' ? 3 : 4) || streakOf(team, of, games) > 0) return [];
    return [{ is: 'streak-ended', team, of, length, last: before.at(-length - 1) ?? null }];
  });
}
