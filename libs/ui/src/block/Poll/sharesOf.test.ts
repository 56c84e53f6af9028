import { describe, expect, it } from 'vitest';
import { sharesOf } from './sharesOf';

const sum = (shares: readonly number[] | null) => (shares ?? []).reduce((total, share) => total + share, 0);

describe('the shares of a poll', () => {
  it.each([
    { votes: [58, 42], shares: [58, 42] },
    { votes: [1, 1, 1], shares: [34, 33, 33] },
    { votes: [2, 1], shares: [67, 33] },
    { votes: [1, 2, 3], shares: [17, 33, 50] },
    { votes: [0, 7], shares: [0, 100] },
    // Rounded each by itself these would make 99 and 102.
    { votes: [33.3, 33.3, 33.4], shares: [33, 33, 34] },
    { votes: [5, 5, 5, 5, 5, 5, 5], shares: [15, 15, 14, 14, 14, 14, 14] },
  ])('of $votes are $shares', ({ votes, shares }) => {
    expect(sharesOf(votes)).toEqual(shares);
  });

  it('sum to 100 however many answers there are', () => {
    for (let answers = 1; answers <= 40; answers++) {
      const votes = Array.from({ length: answers }, (_, i) => ((i + 3) * 7919) % 101);
      expect(sum(sharesOf(votes))).toBe(100);
    }
  });

  it('never give an answer without votes a percent', () => {
    const shares = sharesOf([999, 0, 1, 0]);
    expect([shares?.[1], shares?.[3]]).toEqual([0, 0]);
  });

  it('are 0 while nobody has voted', () => {
    expect(sharesOf([0, 0, 0])).toEqual([0, 0, 0]);
  });

  it('count nonsense as no votes', () => {
    expect(sharesOf([-5, Number.NaN, 3])).toEqual([0, 0, 100]);
  });

  it('are not guessed where an answer’s votes are not told', () => {
    expect(sharesOf([4, null])).toBeNull();
  });

  it('of no answers are none', () => {
    expect(sharesOf([])).toEqual([]);
  });
});
