import type { Score } from '../match/Score';
import { firstTie, type Picks, type Side } from './Picks';
import { playOut, playTies, winnerIn } from './playOut';
import { rankGroups } from './rankGroups';

/** `null` takes a pick back. */
export type Pick =
  | { readonly match: number; readonly score: Score | null }
  | { readonly match: number; readonly winner: Side | null };

export type Picked = {
  readonly picks: Picks;
  /** Knock-out matches whose winner no longer plays in them: those picks are gone. By number. */
  readonly dropped: readonly number[];
};

/**
 * The picks with one more. A winner picked before follows the team: it changes sides with it, and is dropped where the
 * team no longer gets there. A match that does not exist changes nothing.
 */
export function applyPick(picks: Picks, pick: Pick): Picked {
  const next = withPick(picks, pick);
  if (next.winners.every((winner) => winner === null)) return { picks: next, dropped: [] };
  const before = new Map(playOut(picks).ties.map((tie) => [tie.fixture.number, winnerIn(tie)]));
  const { ties } = playTies(rankGroups(next), (number, home, away) => {
    if (number === pick.match) return next.winners[number - firstTie] ?? null;
    const team = before.get(number) ?? null;
    return team === home ? 'home' : team === away ? 'away' : null;
  });
  const dropped = ties.flatMap(({ fixture: { number }, winner }) =>
    winner === null && number !== pick.match && before.get(number) ? [number] : [],
  );
  return { picks: { ...next, winners: ties.map(({ winner }) => winner) }, dropped };
}

/** Picks of which none is for a match whose sides are not known yet, as only a hand-made address has them. */
export function settle(picks: Picks): Picked {
  const ties = playOut(picks).ties;
  const winners = ties.map(({ winner }) => winner);
  const dropped = ties.flatMap(({ fixture, winner }) =>
    (picks.winners[fixture.number - firstTie] ?? null) === winner ? [] : [fixture.number],
  );
  return { picks: { ...picks, winners }, dropped };
}

function withPick(picks: Picks, pick: Pick): Picks {
  if ('score' in pick) {
    return { ...picks, scores: picks.scores.map((own, at) => (at + 1 === pick.match ? pick.score : own)) };
  }
  const { winners } = picks;
  return { ...picks, winners: winners.map((own, at) => (at + firstTie === pick.match ? pick.winner : own)) };
}

/** Whether nothing is picked at all. */
export function isEmpty({ scores, winners }: Picks): boolean {
  return [...scores, ...winners].every((one) => one === null);
}
