import { expect, it } from 'vitest';
import { lineageOf } from './lineageOf.ts';

const parents: Record<string, string> = { SFAO: 'SF', SF: 'BOLAVIPBR', HEN: 'EGG', EGG: 'HEN' };
const newsOf = (code: string) => parents[code] ?? null;

it('leads from an edition to the newsroom, and a newsroom to itself alone', () => {
  expect(lineageOf('SFAO', newsOf)).toEqual(['SFAO', 'SF', 'BOLAVIPBR']);
  expect(lineageOf('FCA', newsOf)).toEqual(['FCA']);
});

it('ends where it would go round in a circle', () => {
  expect(lineageOf('HEN', newsOf)).toEqual(['HEN', 'EGG']);
});
