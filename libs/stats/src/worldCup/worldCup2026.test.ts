import { describe, expect, it } from 'vitest';
import { readSlot } from '../ranking/readSlot';
import { worldCup2026 } from './worldCup2026';

const { groups, games, ties } = worldCup2026;

describe('the World Cup of 2026', () => {
  it('has twelve groups of four, in which everybody meets everybody once', () => {
    expect(groups.map(({ letter }) => letter).join('')).toBe('ABCDEFGHIJKL');
    expect(new Set(groups.flatMap(({ teams }) => teams)).size).toBe(48);
    const played = games.map(({ letter, home, away }) => `${letter} ${[home, away].sort().join(' ')}`);
    const expected = groups.flatMap(({ letter, teams }) =>
      teams.flatMap((one, at) =>
        teams.slice(at + 1).map((other) => `${letter} ${[one, other].sort().join(' ')}`),
      ),
    );
    expect(played.toSorted()).toEqual(expected.toSorted());
  });

  it('has 104 matches, numbered in a row', () => {
    const numbers = [...games, ...ties].map(({ number }) => number);
    expect(numbers).toEqual(Array.from({ length: 104 }, (_, at) => at + 1));
  });

  it('lets first and second of each group, eight thirds and every winner play on exactly once', () => {
    const slots = ties.flatMap(({ home, away }) => [home, away]);
    expect(slots.filter((slot) => readSlot(slot) === null)).toEqual([]);
    const direct = slots.filter((slot) => readSlot(slot)?.kind === 'place');
    expect(direct.toSorted()).toEqual(groups.flatMap(({ letter }) => [`1${letter}`, `2${letter}`]).sort());
    expect(slots.filter((slot) => readSlot(slot)?.kind === 'third')).toHaveLength(8);
    const winners = slots.filter((slot) => slot.startsWith('W')).map((slot) => Number(slot.slice(1)));
    expect(winners.toSorted((one, other) => one - other)).toEqual(
      ties.filter(({ number }) => number < 103).map(({ number }) => number),
    );
    expect(slots.filter((slot) => slot.startsWith('L'))).toEqual(['L101', 'L102']);
  });
});

describe('a slot', () => {
  it.each([
    ['1A', { kind: 'place', place: 1, group: 'A' }],
    ['2L', { kind: 'place', place: 2, group: 'L' }],
    ['3A/B/C', { kind: 'third', groups: ['A', 'B', 'C'] }],
    ['W74', { kind: 'winner', match: 74 }],
    ['L101', { kind: 'loser', match: 101 }],
  ])('%s is read', (text, slot) => {
    expect(readSlot(text)).toEqual(slot);
  });

  it.each(['', '4A', '1M', '3', '3A/', 'W', '1AB', 'w74', 'MEX'])('%j is none', (text) => {
    expect(readSlot(text)).toBeNull();
  });
});
