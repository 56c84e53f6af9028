import { sites } from '@cancha/brands/sites';
import { describe, expect, it } from 'vitest';
import { createSiteFormat } from './createSiteFormat';

/** Days on which clocks change somewhere, and the days around them. */
const days = ['2026-03-08', '2026-03-29', '2026-04-05', '2026-09-06', '2026-10-25', '2026-11-01'];
const hours = ['00:30', '06:00', '23:59'];

/** As any clock in a zone shows an instant, worked out from the offset and not from a format. */
function wallClock(at: Date, timeZone: string): { day: string; time: string } {
  const name = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign = '+', hour = '0', minute = '0'] = /GMT([+-])(\d\d):(\d\d)/.exec(name ?? '') ?? [];
  const offset = (sign === '-' ? -1 : 1) * (Number(hour) * 60 + Number(minute)) * 60_000;
  const iso = new Date(at.getTime() + offset).toISOString();
  return { day: iso.slice(0, 10), time: iso.slice(11, 16) };
}

describe('a kick-off', () => {
  it.each(Intl.supportedValuesOf('timeZone'))(
    'is told by the clock of %s, also on the days when it is put on or back',
    (timeZone) => {
      const format = createSiteFormat({ ...sites.fca, timeZone });
      for (const day of days) {
        for (const hour of hours) {
          const at = new Date(`${day}T${hour}:00Z`);
          expect({ day: format.day(at), time: format.time(at) }).toEqual(wallClock(at, timeZone));
        }
      }
    },
  );

  it('of which only the day is known is on that day, whatever the zone', () => {
    for (const timeZone of Intl.supportedValuesOf('timeZone')) {
      const format = createSiteFormat({ ...sites.fca, timeZone });
      expect(format.plainDay('2026-03-08')).toBe('8 de marzo de 2026');
    }
  });
});
