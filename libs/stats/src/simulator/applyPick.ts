import type { Score } from '../match/Score';
import { firstTieNumber, type Picks, type Side } from './Picks';
import { rankGroups } from './rankGroups';
import { simulateTournament, simulateKnockout, winningTeamOf } from './simulateTournament';

/** `null` removes a pick. */
export type Pick =
  | { readonly match: number; readonly score: Score | null }
  | { readonly match: number; readonly winner: Side | null };

export type PickResult = {
  readonly picks: Picks;
  /** Numbers of knock-out matches whose picked winner no longer plays in them. */
  readonly dropped: readonly number[];
};

/**
 * Adds a pick. Winners picked before follow their team to the other side of a match, and are dropped if the team no longer
 * plays in it. An unknown match changes nothing.
 */
export function applyPick(picks: Picks, pick: Pick): PickResult {
  const next = withPick(picks, pick);
  if (next.winners.every((winner) => winner === null)) return { picks: next, dropped: [] };
  const before = new Map(
    simulateTournament(picks).ties.map((tie) => [tie.fixture.number, winningTeamOf(tie)]),
  );
  const { ties } = simulateKnockout(rankGroups(next), (number, home, away) => {
    if (number === pick.match) return next.winners[number - firstTieNumber] ?? null;
    const team = before.get(number) ?? null;
    return team === home ? 'home' : team === away ? 'away' : null;
  });
  const dropped = ties.flatMap(({ fixture: { number }, winner }) =>
    winner === null && number !== pick.match && before.get(number) ? [number] : [],
  );
  return { picks: { ...next, winners: ties.map(({ winner }) => winner) }, dropped };
}

/** Drops winners of matches whose sides are not known yet, which only an edited URL has. */
export function dropImpossiblePicks(picks: Picks): PickResult {
  const ties = simulateTournament(picks).ties;
  const winners = ties.map(({ winner }) => winner);
  const dropped = ties.flatMap(({ fixture, winner }) =>
    (picks.winners[fixture.number - firstTieNumber] ?? null) === winner ? [] : [fixture.number],
  );
  return { picks: { ...picks, winners }, dropped };
}

function withPick(picks: Picks, pick: Pick): Picks {
  if ('score' in pick) {
    return { ...picks, scores: picks.scores.map((own, at) => (at + 1 === pick.match ? pick.score : own)) };
  }
  const { winners } = picks;
  return {
    ...picks,
    winners: winners.map((own, at) => (at + firstTieNumber === pick.match ? pick.winner : own)),
  };
}

export function hasNoPicks({ scores, winners }: Picks): boolean {
  return [...scores, ...winners].every((one) => one === null);
}
