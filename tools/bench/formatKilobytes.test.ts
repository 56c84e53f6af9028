import { describe, expect, it } from 'vitest';
import { formatKilobytes } from './formatKilobytes.ts';

describe('formatKilobytes', () => {
  it.each([
    [14_000, '14.0'],
    [14_001, '14.1'],
    [0, '0.0'],
  ])('says %i bytes as %s', (bytes, text) => {
    expect(formatKilobytes(bytes)).toBe(text);
  });
});
