import { expect, it } from 'vitest';
import { dayInZone, isTimeZone } from './dayInZone.ts';

it('puts a late kick-off on the day the reader lives in', () => {
  const kickOff = new Date('2026-07-06T00:00:00Z');
  expect(dayInZone(kickOff, 'UTC')).toBe('2026-07-06');
  expect(dayInZone(kickOff, 'America/Costa_Rica')).toBe('2026-07-05');
  expect(dayInZone(kickOff, 'Asia/Tokyo')).toBe('2026-07-06');
});

it('knows the days on which the clocks change', () => {
  expect(dayInZone(new Date('2026-03-08T04:59:00Z'), 'America/New_York')).toBe('2026-03-07');
  expect(dayInZone(new Date('2026-03-09T03:59:00Z'), 'America/New_York')).toBe('2026-03-08');
});

it('tells a time zone from any other word', () => {
  expect(['UTC', 'America/Panama', 'Mars/Base', '', 'es-CR'].map(isTimeZone)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
