import { describe, expect, it } from 'vitest';
import { normalizeDate } from './normalizeDate';

describe('normalizeDate', () => {
  it.each([
    ['2020-11-24T19:23:25-0300', '2020-11-24T19:23:25-03:00'],
    ['2026-07-05T16:12:00-06:00', '2026-07-05T16:12:00-06:00'],
    ['2026-07-05T16:12:00.123Z', '2026-07-05T16:12:00Z'],
    ['2026-07-05 16:12:00', '2026-07-05T16:12:00Z'],
    ['2026-07-05T16:12+02', '2026-07-05T16:12:00+02:00'],
    ['2026-07-05', '2026-07-05T12:00:00Z'],
    [1750000000, '2025-06-15T15:06:40Z'],
  ])('writes %j as %s', (sent, iso) => {
    expect(normalizeDate(sent)).toBe(iso);
  });

  it.each(['', 'ayer', '2026-13-01', '2026-02-31T10:00:00Z', '2026-07-05T25:00:00Z', 0, -1, null, undefined])(
    'has no date for %j',
    (sent) => {
      expect(normalizeDate(sent)).toBeNull();
    },
  );
});
