import { describe, expect, it } from 'vitest';
import { percentile } from './percentile.mjs';

const hundred = Array.from({ length: 100 }, (_, i) => 100 - i);

describe('percentile', () => {
  it.each([
    [0.5, 50],
    [0.99, 99],
    [1, 100],
    [0, 1],
  ])('takes the nearest rank of unordered values at %f', (share, expected) => {
    expect(percentile(hundred, share)).toBe(expected);
  });

  it('orders by size, not by spelling', () => {
    expect(percentile([9, 10, 100], 0.5)).toBe(10);
  });

  it('leaves the values as they were and answers NaN for none', () => {
    const values = [3, 1, 2];
    percentile(values, 0.5);
    expect(values).toEqual([3, 1, 2]);
    expect(percentile([], 0.5)).toBeNaN();
  });
});
