import { startOf, type FactBook } from './FactBook.ts';
import type { Statement } from './Statement.ts';
import type { Game, Team } from './Story.ts';
import { tableOf } from './tableOf.ts';

/** Games of the group that began no later than this one, and its teams. */
export function groupUntil(
  book: FactBook,
  game: Game,
): { teams: Team[]; games: Game[]; finished: boolean } | null {
  if (game.round?.kind !== 'group') return null;
  const all = book
    .in(game.competition.key)
    .filter(({ round }) => round?.kind === 'group' && round.group === game.round?.group);
  const teams = [
    ...new Map(all.flatMap(({ home, away }) => [home, away]).map((team) => [team.key, team])).values(),
  ];
  const games = all.filter((one) => startOf(one) <= startOf(game));
  return { teams, games, finished: games.length === all.length };
}

/** The table as it stood once this match (and the one at the same hour) was over. */
export function describeTable(book: FactBook, game: Game): Statement[] {
  const group = groupUntil(book, game);
  if (!group || group.games.length < 2) return [];
  const rows = tableOf(group.teams, group.games);
  return [{ is: 'table', rows, group: game.round?.group ?? null, finished: group.finished }];
}
