import type { BracketRound } from './BracketMatch';

/** Where a match stands in a tree of two sides, which meet in the middle. */
export type TreePlace = { column: number; row: number; span: number; side: 'left' | 'right' | 'middle' };

/** From here on a tree is wide enough to be read from both sides. */
const leastRounds = 4;

/** The rows of each side; `null` for rounds that are no whole tree, or too small a one to be parted. */
export function rowsOfSides(rounds: readonly BracketRound[]): number | null {
  const isTree = rounds.every(({ matches }, at) => matches.length === 2 ** (rounds.length - 1 - at));
  return isTree && rounds.length >= leastRounds ? 2 ** (rounds.length - 2) : null;
}

/** The place of the match `at` of the round `round`, both from 0, in a tree of so many rounds. */
export function placeInTree(round: number, at: number, rounds: number): TreePlace {
  const rows = 2 ** (rounds - 2);
  if (round === rounds - 1) return { column: rounds, row: 1, span: rows, side: 'middle' };
  const ofSide = 2 ** (rounds - 2 - round);
  const span = rows / ofSide;
  const side = at < ofSide ? 'left' : 'right';
  return {
    column: side === 'left' ? round + 1 : 2 * rounds - 1 - round,
    row: (at % ofSide) * span + 1,
    span,
    side,
  };
}
