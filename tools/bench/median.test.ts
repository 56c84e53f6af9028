import { describe, expect, it } from 'vitest';
import { median } from './median.ts';

describe('median', () => {
  it.each([
    [[10, 9, 100], 10],
    [[4, 1, 3, 2], 2.5],
    [[7], 7],
  ])('of %j is %f', (values, expected) => {
    expect(median(values)).toBe(expected);
  });

  it('of nothing is NaN', () => {
    expect(median([])).toBeNaN();
  });
});
