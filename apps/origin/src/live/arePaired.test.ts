import { describe, expect, it } from 'vitest';
import { arePaired, type PairingMatch } from './arePaired.ts';

const match = (id: string, stageId: string, day: number): PairingMatch => ({
  ...{ id, stageId, inTable: stageId.startsWith('group') },
  kickOff: new Date(Date.UTC(2026, 5, day)),
});
const groups = [match('a1', 'group a', 1), match('b1', 'group b', 2)];
const semis = [match('s1', 'semi', 3), match('s2', 'semi', 4)];
const last = match('f', 'final', 6);
const all = [...groups, ...semis, last];
const bracket = [
  { match: 's1', number: 3, home: '1A', away: '2B' },
  { match: 's2', number: 4, home: '1B', away: '3A/B' },
  { match: 'f', number: 5, home: 'W3', away: 'W4' },
];
const over = (...ids: string[]) => {
  const known = new Set(ids);
  return (id: string) => known.has(id);
};

it('matches of a group are fixed beforehand', () => {
  expect(groups.every((one) => arePaired(one, all, bracket, over()))).toBe(true);
});

describe('with a bracket', () => {
  it.each([
    [semis[0], ['a1'], false],
    [semis[0], ['a1', 'b1'], true],
    [last, ['a1', 'b1', 's1'], false],
    [last, ['a1', 'b1', 's1', 's2'], true],
  ] as const)('%o once %o are over: %s', (one, done, expected) => {
    expect(arePaired(one ?? last, all, bracket, over(...done))).toBe(expected);
  });
});

describe('without a bracket', () => {
  it.each([
    [semis[1], ['a1', 'b1'], true],
    [last, ['a1', 'b1', 's1'], false],
    [last, ['a1', 'b1', 's1', 's2'], true],
  ] as const)('%o once %o are over: %s', (one, done, expected) => {
    expect(arePaired(one ?? last, all, [], over(...done))).toBe(expected);
  });
});
