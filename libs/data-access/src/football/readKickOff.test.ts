import { describe, expect, it } from 'vitest';
import { readKickOff } from './readKickOff';

describe('readKickOff', () => {
  it.each([
    ['2026-07-05T20:00:00Z', '2026-07-05T20:00:00.000Z'],
    ['2026-07-05T20:00Z', '2026-07-05T20:00:00.000Z'],
    ['2026-07-05T14:00:00-0600', '2026-07-05T20:00:00.000Z'],
    ['2026-07-05T14:00:00-06:00', '2026-07-05T20:00:00.000Z'],
    ['2026-07-05 20:00:00', '2026-07-05T20:00:00.000Z'],
  ])('reads %s', (text, iso) => {
    expect(readKickOff(text)).toEqual({ instant: new Date(iso), isTimeKnown: true });
  });

  it.each(['2026-07-05', '2026-07-05Z'])('keeps the day of %s for a reader in Costa Rica', (text) => {
    const kickOff = readKickOff(text);
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Costa_Rica' }).format(kickOff?.instant);

    expect(day).toBe('2026-07-05');
    expect(kickOff?.isTimeKnown).toBe(false);
  });

  it.each(['', 'mañana', '2026-13-01T10:00:00Z', '2026-02-31T10:00:00Z', '2026-07-05T99:00:00Z', null])(
    'refuses %j',
    (text) => {
      expect(readKickOff(text)).toBeNull();
    },
  );
});
