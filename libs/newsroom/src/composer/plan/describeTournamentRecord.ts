import type { FactBook } from './FactBook.ts';
import { endOf } from './FactBook.ts';
import type { Statement } from './Statement.ts';
import type { Game } from './Story.ts';

// Before that a record says nothing.
const enoughMatches = 10;

/** Whether nobody in this tournament had won by more, or no match had more goals, when this one was over. */
export function describeTournamentRecord(book: FactBook, game: Game): Statement[] {
  const now = endOf(game);
  const before = book
    .in(game.competition.key)
    .filter((one) => one !== game && one.played && endOf(one) <= now);
  if (before.length < enoughMatches) return [];
  return [...tell('widest-win', margin, 4), ...tell('most-goals', total, 6)];

  function tell(
    what: 'widest-win' | 'most-goals',
    measure: (one: Game) => number,
    least: number,
  ): Statement[] {
    const own = measure(game);
    const best = Math.max(...before.map(measure));
    return own >= least && own >= best
      ? [{ is: 'tournament-record', what, shared: own === best, matchesSoFar: before.length + 1 }]
      : [];
  }
}

function margin({ score }: Game): number {
  return Math.abs((score?.[0] ?? 0) - (score?.[1] ?? 0));
}

function total({ score }: Game): number {
  return (score?.[0] ?? 0) + (score?.[1] ?? 0);
}
