import type { Site } from '@cancha/brands/Site';
import { sites, type SiteId } from '@cancha/brands/sites';
import { describe, expect, it } from 'vitest';
import { createSiteFormat } from './createSiteFormat';

const kickOff = new Date('2026-09-05T22:12:00Z');
const nbsp = '\u00a0';

const spanish = (hour: string) => ({
  longDateTime: `Sábado 5 de septiembre de 2026, ${hour}`,
  longDate: '5 de septiembre de 2026',
  weekday: 'sáb 5 sep',
  shortDate: '5 sep',
  time: hour,
});
const portuguese = (hour: string) => ({
  longDateTime: `Sábado, 5 de setembro de 2026, ${hour}`,
  longDate: '5 de setembro de 2026',
  weekday: 'sáb, 5 set',
  shortDate: '5 set',
  time: hour,
});
const english = (hour: string) => ({
  longDateTime: `Saturday, September 5, 2026, ${hour}`,
  longDate: 'September 5, 2026',
  weekday: 'Sat, Sep 5',
  shortDate: 'Sep 5',
  time: hour,
});

const points = ['1.234', '12.345', '1,5'];
const commas = ['1,234', '12,345', '1.5'];

/** One kick-off and three figures as readers of these sites see them. */
const written: Partial<Record<SiteId, { dates: ReturnType<typeof spanish>; figures: string[] }>> = {
  fca: { dates: spanish('16:12'), figures: [`1${nbsp}234`, `12${nbsp}345`, '1,5'] },
  redgol: { dates: spanish('18:12'), figures: points },
  'bolavip-global': { dates: spanish('18:12'), figures: commas },
  'bolavip-ar': { dates: spanish('19:12'), figures: points },
  'bolavip-mx': { dates: spanish('16:12'), figures: commas },
  'bolavip-co': { dates: spanish('17:12'), figures: points },
  'bolavip-pe': {
    dates: {
      longDateTime: 'Sábado 5 de setiembre de 2026, 17:12',
      longDate: '5 de setiembre de 2026',
      weekday: 'sáb 5 set',
      shortDate: '5 set',
      time: '17:12',
    },
    figures: commas,
  },
  'bolavip-ec': { dates: spanish('17:12'), figures: points },
  'bolavip-us': { dates: spanish('18:12'), figures: commas },
  'bolavip-pt': { dates: portuguese('19h12'), figures: points },
  'bolavip-en': { dates: english(`6:12${nbsp}p.m.`), figures: commas },
  'somosfanaticos-pt': { dates: portuguese('23:12'), figures: ['1234', `12${nbsp}345`, '1,5'] },
  sfmz: {
    dates: {
      longDateTime: 'Domingo, 6 de setembro de 2026, 00:12',
      longDate: '6 de setembro de 2026',
      weekday: 'dom, 6 set',
      shortDate: '6 set',
      time: '00:12',
    },
    figures: ['1234', `12${nbsp}345`, '1,5'],
  },
  sfao: { dates: portuguese('23:12'), figures: [`1${nbsp}234`, `12${nbsp}345`, '1,5'] },
};

describe.each(Object.entries(written))('readers of %s', (id, { dates, figures }) => {
  const format = createSiteFormat(sites[id as SiteId]);

  it('are told a day in their language and an hour in their zone', () => {
    expect({
      longDateTime: format.longDateTime(kickOff),
      longDate: format.longDate(kickOff),
      weekday: format.weekday(kickOff),
      shortDate: format.shortDate(kickOff),
      time: format.time(kickOff),
    }).toEqual(dates);
  });

  it('are given figures as they write them', () => {
    expect([1_234, 12_345, 1.5].map((value) => format.number(value))).toEqual(figures);
  });
});

it('no site writes dates or figures in a way that is not shown above', () => {
  const wayOf = ({ formatLocale, numberLocale, timeZone, hourStyle }: Site) =>
    [formatLocale, numberLocale, timeZone, hourStyle].join(' ');
  const shown = Object.keys(written).map((id) => wayOf(sites[id as SiteId]));

  expect(Object.values<Site>(sites).filter((site) => !shown.includes(wayOf(site)))).toEqual([]);
});

describe.each(Object.values<Site>(sites))('a year of $id', (site) => {
  const format = createSiteFormat(site);
  const year = Array.from({ length: 365 }, (_, n) => new Date(Date.UTC(2026, 0, 1 + n, 16)));

  it('has months and weekdays of three letters, without points, that are told apart', () => {
    const words = (text: string) => text.match(/\p{L}+/gu) ?? [];
    const names = new Set(year.flatMap((day) => words(format.weekday(day))));

    for (const day of year)
      expect(format.weekday(day)).toMatch(/^\p{L}{3},? (?:\p{L}{3} \d+|\d+ \p{L}{3})$/u);
    // "mar" is Tuesday and March in Spanish.
    expect(names.size).toBe(site.language === 'es' ? 18 : 19);
  });

  it('has days of 24 hours, which begin at 00, for programs', () => {
    const hours = Array.from({ length: 24 }, (_, hour) =>
      format.clock(new Date(Date.UTC(2026, 6, 5, hour, 5))),
    );

    expect(hours.sort()).toEqual(
      Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:05`),
    );
  });
});

describe('days of the main edition', () => {
  const format = createSiteFormat(sites.fca);

  it('begin with midnight in Costa Rica, the year as well', () => {
    expect(format.day(new Date('2026-07-06T05:59:59Z'))).toBe('2026-07-05');
    expect(format.day(new Date('2026-07-06T06:00:00Z'))).toBe('2026-07-06');
    expect(format.year(new Date('2027-01-01T05:59:59Z'))).toBe(2026);
    expect(format.year(new Date('2027-01-01T06:00:00Z'))).toBe(2027);
  });

  it('say the weekday of the site, not of London', () => {
    expect(format.longDateTime(new Date('2026-07-06T05:05:00Z'))).toBe('Domingo 5 de julio de 2026, 23:05');
    expect(format.longDateTime(new Date('2026-07-06T06:05:00Z'))).toBe('Lunes 6 de julio de 2026, 00:05');
  });
});

it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/Costa_Rica'])(
  'a day without an hour is the same day in %s',
  (timeZone) => {
    expect(createSiteFormat({ ...sites.fca, timeZone }).plainDay('2025-05-07')).toBe('7 de mayo de 2025');
  },
);

describe('numbers', () => {
  it('of Spanish without a country are not grouped while they have four digits', () => {
    const format = createSiteFormat({ ...sites.fca, numberLocale: 'es' });

    expect([999, 1_234, 12_345].map((value) => format.number(value))).toEqual(['999', '1234', '12.345']);
  });

  it('with a sign have the real minus, and the figures of the site', () => {
    const format = createSiteFormat(sites.fca);

    expect([9, -4, 0, -1_234].map((value) => format.signed(value))).toEqual([
      '+9',
      '\u22124',
      '0',
      `\u22121${nbsp}234`,
    ]);
  });
});
