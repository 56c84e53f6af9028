import { describe, expect, it } from 'vitest';
import { zonedTime } from './zonedTime.ts';

describe('zonedTime', () => {
  it.each([
    ['America/Costa_Rica', '2026-07-05T16:12:00-06:00'],
    ['UTC', '2026-07-05T22:12:00+00:00'],
    ['America/Sao_Paulo', '2026-07-05T19:12:00-03:00'],
    ['Asia/Kolkata', '2026-07-06T03:42:00+05:30'],
  ])('says a moment by the clocks of %s', (zone, text) => {
    expect(zonedTime(new Date('2026-07-05T22:12:00Z'), zone)).toBe(text);
  });

  it('writes midnight as 00 and stays the same moment', () => {
    const midnight = zonedTime(new Date('2026-07-05T06:00:00Z'), 'America/Costa_Rica');

    expect(midnight).toBe('2026-07-05T00:00:00-06:00');
    expect(Date.parse(midnight)).toBe(Date.parse('2026-07-05T06:00:00Z'));
  });
});
