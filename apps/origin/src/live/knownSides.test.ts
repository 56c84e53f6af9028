import { describe, expect, it } from 'vitest';
import { knownSides, type PairingMatch } from './knownSides.ts';
import { readOpenSides } from './readOpenSides.ts';

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
  for (const one of groups) expect(knownSides(one, all, bracket, over())).toEqual({ home: true, away: true });
});

describe('with a bracket', () => {
  it.each([
    [semis[0], ['a1'], [false, false]],
    [semis[0], ['a1', 'b1'], [true, true]],
    [last, ['a1', 'b1', 's1'], [true, false]],
    [last, ['a1', 'b1', 's1', 's2'], [true, true]],
  ] as const)('%o once %o are over: %s', (one, done, [home, away]) => {
    expect(knownSides(one ?? last, all, bracket, over(...done))).toEqual({ home, away });
  });
});

describe('without a bracket', () => {
  it.each([
    [semis[1], ['a1', 'b1'], true],
    [last, ['a1', 'b1', 's1'], false],
    [last, ['a1', 'b1', 's1', 's2'], true],
  ] as const)('%o once %o are over: %s', (one, done, expected) => {
    expect(knownSides(one ?? last, all, [], over(...done))).toEqual({ home: expected, away: expected });
  });
});

describe('a side that is not known', () => {
  it('is told by its round and the place of the match in it, by a place of a group, or by the groups of a third', () => {
    expect(readOpenSides('f', all, bracket)).toEqual({
      home: { slot: 'W3', from: { kind: 'winner', of: 2, order: 1 } },
      away: { slot: 'W4', from: { kind: 'winner', of: 2, order: 2 } },
    });
    expect(readOpenSides('s2', all, bracket)).toEqual({
      home: { slot: '1B', from: { kind: 'place', place: 1, group: 'B' } },
      away: { slot: '3A/B', from: { kind: 'third', groups: ['A', 'B'] } },
    });
  });

  it('is not told where nobody says', () => {
    const nobody = { slot: null, from: { kind: 'unknown' } };
    expect(readOpenSides('f', all, [])).toEqual({ home: nobody, away: nobody });
    expect(readOpenSides('f', all, [{ match: 'f', number: 5, home: 'W9', away: 'the host' }])).toEqual({
      home: { slot: 'W9', from: { kind: 'unknown' } },
      away: { slot: 'the host', from: { kind: 'unknown' } },
    });
  });
});
