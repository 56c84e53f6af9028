import { describe, expect, it } from 'vitest';
import type { BracketRound } from './BracketMatch';
import { placeInTree, rowsOfSides } from './treePlaces';

const rounds = (...counts: number[]) =>
  counts.map((count, at) => ({ id: `${at}`, name: '', matches: Array(count) as BracketRound['matches'] }));

describe('a tree of two sides', () => {
  it('has half of its first round on each side', () => {
    expect(rowsOfSides(rounds(16, 8, 4, 2, 1))).toBe(8);
    expect(rowsOfSides(rounds(8, 4, 2, 1))).toBe(4);
  });

  it('is none where a round is not whole, or where there are few', () => {
    expect(rowsOfSides(rounds(4, 2, 1))).toBeNull();
    expect(rowsOfSides(rounds(7, 4, 2, 1))).toBeNull();
    expect(rowsOfSides([])).toBeNull();
  });

  it.each([
    [0, 0, { column: 1, row: 1, span: 1, side: 'left' }],
    [0, 7, { column: 1, row: 8, span: 1, side: 'left' }],
    [0, 8, { column: 9, row: 1, span: 1, side: 'right' }],
    [1, 3, { column: 2, row: 7, span: 2, side: 'left' }],
    [2, 2, { column: 7, row: 1, span: 4, side: 'right' }],
    [3, 1, { column: 6, row: 1, span: 8, side: 'right' }],
    [4, 0, { column: 5, row: 1, span: 8, side: 'middle' }],
  ] as const)('has match %i of round %i between those it comes from', (round, at, place) => {
    expect(placeInTree(round, at, 5)).toEqual(place);
  });

  it('gives every match a place of its own', () => {
    const places = [16, 8, 4, 2, 1].flatMap((count, round) =>
      Array.from({ length: count }, (_, at) => placeInTree(round, at, 5)),
    );
    expect(new Set(places.map(({ column, row }) => `${column} ${row}`)).size).toBe(31);
  });
});
