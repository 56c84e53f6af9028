import type { Score } from '../match/Score';
import { worldCup2026 } from '../worldCup/worldCup2026';
import { firstTieNumber, maxGoals, noPicks, type Picks, type Side } from './Picks';
import { rankGroups } from './rankGroups';
import { simulateKnockout } from './simulateTournament';

/** Sides are team codes. `winner` includes shoot-outs; `null` for a draw. */
export type PlayedMatch = {
  readonly home: string;
  readonly away: string;
  /** `null`: not played yet. */
  readonly score: Score | null;
  readonly winner: Side | null;
};

/** `byNumber`: the given matches by their official number. */
export type NumberedPicks<Given> = { readonly picks: Picks; readonly byNumber: ReadonlyMap<number, Given> };

/**
 * Picks from real results, in the order of play. Matches that are not played yet or of another tournament are ignored.
 * Two teams may meet twice: first in their group.
 */
export function picksFromResults(played: readonly PlayedMatch[]): Picks {
  return picksWithNumbers(played).picks;
}

/** Like `picksFromResults`, with match numbers: a knock-out match has one once both sides are known. */
export function picksWithNumbers<Given extends PlayedMatch>(played: readonly Given[]): NumberedPicks<Given> {
  const left = [...played];
  const byNumber = new Map<number, Given>();
  const take = (number: number, home: string, away: string): PlayedMatch | null => {
    const at = left.findIndex((match) => isOf(match, home, away) || isOf(match, away, home));
    const [match] = at < 0 ? [] : left.splice(at, 1);
    if (!match) return null;
    byNumber.set(number, match);
    return match.home === home ? match : turned(match);
  };
  const scores = worldCup2026.games.map(({ number, home, away }) =>
    readable(take(number, home, away)?.score ?? null),
  );
  const winners = [...noPicks.winners];
  simulateKnockout(rankGroups({ scores, winners }), (number, home, away) => {
    const winner = take(number, home, away)?.winner ?? null;
    winners[number - firstTieNumber] = winner;
    return winner;
  });
  return { picks: { scores, winners }, byNumber };
}

function isOf(match: PlayedMatch, home: string, away: string): boolean {
  return match.home === home && match.away === away;
}

function turned({ home, away, score, winner }: PlayedMatch): PlayedMatch {
  const other = winner === 'home' ? 'away' : 'home';
  return {
    ...{ home: away, away: home, score: score && { home: score.away, away: score.home } },
    winner: winner && other,
  };
}

function readable(score: Score | null): Score | null {
  return score && Math.max(score.home, score.away) <= maxGoals ? score : null;
}
