import { describe, expect, it } from 'vitest';
import { brands } from '@cancha/brands/brands';
import { createSiteFormat } from './createSiteFormat';

const format = createSiteFormat(brands.fca);
const kickOff = new Date('2026-07-05T22:12:00Z');

describe('dates of the main edition', () => {
  it('are said in Spanish and in the time of Costa Rica', () => {
    expect(format.longDateTime(kickOff)).toBe('Domingo 5 de julio de 2026, 16:12');
    expect(format.longDate(kickOff)).toBe('5 de julio de 2026');
    expect(format.shortDate(kickOff)).toBe('5 jul');
    expect(format.weekday(kickOff)).toBe('dom 5 jul');
    expect(format.time(kickOff)).toBe('16:12');
  });

  it('shorten every month and weekday without a point', () => {
    const year = Array.from({ length: 365 }, (_, n) => new Date(Date.UTC(2026, 0, 1 + n, 18)));

    for (const day of year) {
      expect(format.weekday(day)).toMatch(/^\p{L}{3} \d{1,2} \p{L}{3,4}$/u);
      expect(format.shortDate(day)).toMatch(/^\d{1,2} \p{L}{3,4}$/u);
    }
  });

  it('begin the day at 00, not at 24', () => {
    expect(format.time(new Date('2026-07-06T06:05:00Z'))).toBe('00:05');
    expect(format.longDateTime(new Date('2026-07-06T06:05:00Z'))).toBe('Lunes 6 de julio de 2026, 00:05');
  });

  it('begin the day at 00 in a language whose clock would have twelve hours, or a 24', () => {
    const english = createSiteFormat({ ...brands.fca, formatLocale: 'en-US' });

    expect(english.time(new Date('2026-07-06T06:05:00Z'))).toBe('00:05');
    expect(english.time(kickOff)).toBe('16:12');
  });

  it('change at midnight in Costa Rica, the year as well', () => {
    expect(format.day(new Date('2026-07-06T05:59:59Z'))).toBe('2026-07-05');
    expect(format.day(new Date('2026-07-06T06:00:00Z'))).toBe('2026-07-06');
    expect(format.year(new Date('2027-01-01T05:59:59Z'))).toBe(2026);
    expect(format.year(new Date('2027-01-01T06:00:00Z'))).toBe(2027);
  });
});

it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/Costa_Rica'])(
  'a day without an hour is the same day in %s',
  (timeZone) => {
    expect(createSiteFormat({ ...brands.fca, timeZone }).plainDay('2025-05-07')).toBe('7 de mayo de 2025');
  },
);

describe('numbers', () => {
  it('of Costa Rica are grouped by a space that does not break', () => {
    expect(format.number(12_345)).toBe('12\u00a0345');
    expect(format.number(999)).toBe('999');
  });

  it('are written as each site’s readers write them', () => {
    const numberOf = (numberLocale: string) =>
      createSiteFormat({ ...brands.fca, numberLocale }).number(1_234);

    expect(numberOf('es')).toBe('1234');
    expect(numberOf('es-MX')).toBe('1,234');
    expect(numberOf('pt-BR')).toBe('1.234');
  });

  it('with a sign have the real minus', () => {
    expect([9, -4, 0].map((value) => format.signed(value))).toEqual(['+9', '\u22124', '0']);
  });
});
