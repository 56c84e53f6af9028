import { describe, expect, it } from 'vitest';
import { readConcurrency } from './readConcurrency';
import { sharedLimiter } from './sharedLimiter';

describe('readConcurrency', () => {
  it.each([
    ['20', 20],
    [' 7 ', 7],
    ['1', 1],
    [undefined, 100],
    ['', 100],
    ['0', 100],
    ['-5', 100],
    ['abc', 100],
    ['12.5', 100],
    ['1e3', 100],
    ['10 calls', 100],
    ['9'.repeat(400), 100],
  ])('reads %j as %i', (value, size) => {
    expect(readConcurrency(value)).toBe(size);
  });
});

describe('sharedLimiter', () => {
  it('is one for the whole process', () => {
    expect(sharedLimiter()).toBe(sharedLimiter());
  });
});
