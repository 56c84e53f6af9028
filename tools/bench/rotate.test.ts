import { describe, expect, it } from 'vitest';
import { rotate } from './rotate.mjs';

describe('rotate', () => {
  it('begins elsewhere and keeps every item', () => {
    expect([0, 0.25, 0.5, 0.99].map((share) => rotate(['a', 'b', 'c', 'd'], share).join(''))).toEqual([
      'abcd',
      'bcda',
      'cdab',
      'dabc',
    ]);
  });

  it('leaves a list of one as it is', () => {
    expect(rotate(['a'], 0.9)).toEqual(['a']);
  });
});
