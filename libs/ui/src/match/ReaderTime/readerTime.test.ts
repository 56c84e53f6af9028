import { describe, expect, it } from 'vitest';
import { readerTime } from './readerTime';

const kickOff = new Date('2026-07-05T20:00:00Z');
const costaRica = 'America/Costa_Rica';

describe('a kick-off in the clock of a reader', () => {
  it('is said with its zone where the clocks differ', () => {
    expect(readerTime(kickOff, costaRica, 'America/Argentina/Buenos_Aires', 'es-419')).toEqual({
      time: '17:00',
      zone: 'GMT−3',
      day: null,
    });
  });

  it('names its day where that is another one', () => {
    expect(readerTime(kickOff, costaRica, 'Asia/Tokyo', 'es-419')).toMatchObject({
      time: '05:00',
      day: 'lun',
    });
  });

  it('is written as the site writes its own', () => {
    const written = (style: '12-hour' | 'h') =>
      readerTime(kickOff, costaRica, 'America/Argentina/Buenos_Aires', 'en-US', style)?.time;

    expect([written('12-hour'), written('h')]).toEqual(['5\u00a0p.m.', '17h']);
  });

  it('is left out where both clocks say the same, whatever the zones are called', () => {
    expect(readerTime(kickOff, costaRica, 'America/Guatemala', 'es-419')).toBeNull();
  });

  it('is left out for a zone that nobody knows', () => {
    expect(readerTime(kickOff, costaRica, 'America/Macondo', 'es-419')).toBeNull();
  });

  it.each(Intl.supportedValuesOf('timeZone'))(
    'is a time of day in %s, on days when clocks change too',
    (zone) => {
      for (const day of ['2026-03-08', '2026-03-29', '2026-10-25', '2026-11-01']) {
        for (const hour of ['00:30', '06:30', '12:00', '23:45']) {
          const at = new Date(`${day}T${hour}:00Z`);
          expect(readerTime(at, 'UTC', zone, 'pt-BR')?.time ?? hour).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
        }
      }
    },
  );
});
