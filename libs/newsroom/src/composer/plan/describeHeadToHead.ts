import type { FactBook } from './FactBook.ts';
import type { Statement } from './Statement.ts';
import type { Game, Team } from './Story.ts';

/** Meetings since 2016 before this one, of a nation whose matches are recorded without a gap. */
export function describeHeadToHead(book: FactBook, game: Game, team: Team): Statement[] {
  const rival = game.home.key === team.key ? game.away : game.home;
  const before = book
    .of(team)
    .filter(
      (one) =>
        one.played &&
        one.day < game.day &&
        one.day >= '2016' &&
        (one.home.key === rival.key || one.away.key === rival.key),
    );
  const last = before.at(-1);
  if (!last) return [];
  // Kicks decide who goes on, not who won.
  const count = (result: number): number =>
    before.filter(({ home, score }) => {
      const [own, others] = home.key === team.key ? (score ?? [0, 0]) : [score?.[1] ?? 0, score?.[0] ?? 0];
      return Math.sign(own - others) === result;
    }).length;
  return [{ is: 'head-to-head', team, rival, won: count(1), drawn: count(0), lost: count(-1), last }];
}
