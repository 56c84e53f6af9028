import { endOf, startOf, type FactBook } from './FactBook.ts';
import type { Statement } from './Statement.ts';
import type { Game, Team } from './Story.ts';

/** Who goes on and who is out after a match of the World Cup, and what comes next, as far as it was known that day. */
export function describeNext(book: FactBook, game: Game, team: Team): Statement[] {
  const now = endOf(game);
  const next = book.of(team, game.competition.key).find((one) => startOf(one) > now);
  const { round } = game;
  if (!round || (round.kind === 'group' && round.week === 3)) return [];
  if (!next) return round.kind === 'final' || round.kind === 'third' ? [] : [{ is: 'is-out', team }];

  const rival = next.home.key === team.key ? next.away : next.home;
  const open = openMatch(book, next, rival, now);
  const onward: Statement[] =
    round.kind !== 'group' && next.round && next.round.kind !== 'third'
      ? [{ is: 'goes-on', team, to: next.round }]
      : [];
  return [...onward, { is: 'next', team, game: next, rival: open ? null : rival, rivalOf: open }];
}

/** The match that had still to find the rival. */
function openMatch(book: FactBook, next: Game, rival: Team, now: Date): Game | null {
  if (next.round?.kind === 'group') return null;
  const before = book.of(rival, next.competition.key).findLast((one) => startOf(one) < startOf(next));
  return before && endOf(before) > now ? before : null;
}
