import { endOf, startOf, type FactBook } from './FactBook.ts';
import type { Statement } from './Statement.ts';
import type { Game, Goal, Team } from './Story.ts';

/** Goals a player of a tournament until a moment, own goals left out. Keyed by trigram and name. */
export function countScorers(book: FactBook, games: readonly Game[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const game of games) {
    for (const { kind, side, player } of book.goals(game) ?? []) {
      if (kind === 'own') continue;
      const key = `${game[side].key} ${player}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return counts;
}

/** The scorers of one team in these games, the best first. */
export function topScorers(
  book: FactBook,
  games: readonly Game[],
  team: Team,
): { player: string; goals: number }[] {
  return [...countScorers(book, games)]
    .filter(([key]) => key.startsWith(`${team.key} `))
    .map(([key, goals]) => ({ player: key.slice(team.key.length + 1), goals }))
    .sort((one, other) => other.goals - one.goals);
}

/** Totals of who scored in this match, of two goals or more, where every goal before it is recorded. */
export function describeScorers(
  book: FactBook,
  game: Game,
  goals: readonly Goal[],
  whole: boolean,
): Statement[] {
  const now = endOf(game);
  const sofar = book
    .in(game.competition.key)
    .filter((one) => one.played && (one === game || endOf(one) <= now) && startOf(one) <= now);
  const counts = countScorers(book, sofar);
  const most = Math.max(0, ...counts.values());
  const seen = new Set<string>();
  return goals.flatMap(({ kind, side, player }): Statement[] => {
    const team = game[side];
    const key = `${team.key} ${player}`;
    const total = counts.get(key) ?? 0;
    const ownGames = sofar.filter(({ home, away }) => home.key === team.key || away.key === team.key);
    const complete = whole || ownGames.every((one) => book.goals(one) !== null);
    const inThis = goals.filter(
      (goal) => goal.player === player && goal.side === side && goal.kind !== 'own',
    ).length;
    // A total that this match made alone is no news.
    if (kind === 'own' || seen.has(key) || total < 2 || total === inThis || !complete) return [];
    seen.add(key);
    return [{ is: 'scorer-total', player, team, goals: total, leads: whole && total === most }];
  });
}
