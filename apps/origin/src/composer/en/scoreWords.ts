import type { ScorePair } from '../../facts/factRecords.ts';

/** `2-1`, in the order given. */
export function score([first, second]: ScorePair): string {
  return `${first}-${second}`;
}

/** The higher number first: the score of who won. */
export function winnersScore([home, away]: ScorePair): string {
  return score(home >= away ? [home, away] : [away, home]);
}
