import { expect, it } from 'vitest';
import { topOf } from './topOf.ts';

const list = [3, 2, 1, 1].map((goals) => ({ goals }));
const goalsOf = (most: number) => topOf(list, most).map(({ goals }) => goals);

it('leaves nobody out who is level with the last one named', () => {
  expect(goalsOf(1)).toEqual([3]);
  expect(goalsOf(3)).toEqual([3, 2]);
  expect(goalsOf(4)).toEqual([3, 2, 1, 1]);
  expect(topOf([{ goals: 1 }, { goals: 1 }], 1)).toEqual([]);
});
