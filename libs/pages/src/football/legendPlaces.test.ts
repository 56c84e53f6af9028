import { expect, it } from 'vitest';
import { legendPlaces } from './legendPlaces';

const table = (label: string, columns: ('played' | 'form')[] = ['played']) => ({
  zones: [{ zone: 1 as const, label }],
  columns,
});

it('a legend is told once after the neighbours that share it, and under a table that has another', () => {
  expect(legendPlaces([table('a'), table('a'), table('a'), table('thirds')])).toEqual([
    'none',
    'none',
    'after',
    'under',
  ]);
  expect(legendPlaces([table('a'), table('b'), table('a')])).toEqual(['under', 'under', 'under']);
  expect(legendPlaces([table('a'), table('a', ['played', 'form'])])).toEqual(['under', 'under']);
  expect(legendPlaces([table('a')])).toEqual(['under']);
});
