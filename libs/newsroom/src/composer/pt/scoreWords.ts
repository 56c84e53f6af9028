import type { ScorePair } from '../../facts/factRecords.ts';

/** `2 a 1`, in the order given. */
export function score([first, second]: ScorePair): string {
  return `${first} a ${second}`;
}

/** `2 a 1` with the higher number first: the score of who won. */
export function winnersScore([home, away]: ScorePair): string {
  return score(home >= away ? [home, away] : [away, home]);
}
