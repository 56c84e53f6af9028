import type { ScorePair } from '../../facts/factRecords.ts';
import type { Game, Team } from '../plan/Story.ts';
import { nameOf } from './grammar.ts';

/** `2-1`, in the order given. */
export function score([first, second]: ScorePair): string {
  return `${first}-${second}`;
}

/** The higher number first: the score of who won. */
export function winnersScore([home, away]: ScorePair): string {
  return score(home >= away ? [home, away] : [away, home]);
}

/** `Scotland 1, Haiti 0`: the winner first, a draw as it was played. */
export function board({ home, away, score: result }: Game, name: (team: Team) => string = nameOf): string {
  const [ours, theirs] = result ?? [0, 0];
  const sides: [string, string] = [`${name(home)} ${ours}`, `${name(away)} ${theirs}`];
  return (ours >= theirs ? sides : sides.toReversed()).join(', ');
}
