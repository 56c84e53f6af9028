import { describe, expect, it } from 'vitest';
import { hrefOfDay } from '@cancha/ui/match/DayCalendar/DayChoice';
import { testContext } from '@cancha/site/testing/testContext';
import { toDayPager } from './toDayPager';

const today = '2026-07-05';
const pager = (day: string, context = testContext()) => toDayPager(day, today, context);

describe('the way from day to day', () => {
  it('leads from today to its neighbours', () => {
    expect(pager(today)).toMatchObject({
      previous: { href: '/resultados/futbol?date=2026-07-04', text: 'sáb 4 jul' },
      current: 'Hoy, dom 5 jul',
      next: { href: '/resultados/futbol?date=2026-07-06', text: 'lun 6 jul' },
      today: null,
    });
  });

  it('leads back to today by the address that names no day', () => {
    expect(pager('2026-07-04').next?.href).toBe('/resultados/futbol');
    expect(pager('2026-06-30')).toMatchObject({
      current: 'mar 30 jun',
      today: { href: '/resultados/futbol' },
    });
  });

  it('follows the edition and its slash', () => {
    const context = testContext({ site: { prefix: '/mx', trailingSlash: true } });

    expect(pager(today, context).next?.href).toBe('/mx/resultados/futbol/?date=2026-07-06');
  });

  it('has a calendar of the same days, by the same addresses', () => {
    const { choice, next } = pager('2026-06-30');
    expect(choice).toMatchObject({ day: '2026-06-30', today, reach: 366 });
    expect(hrefOfDay(choice!, '2026-07-01')).toBe(next?.href);
    expect(hrefOfDay(choice!, today)).toBe('/resultados/futbol');
  });

  it('ends a year from today', () => {
    expect(pager('2027-07-06').next).toBeNull();
    expect(pager('2025-07-04').previous).toBeNull();
    expect(pager('2027-07-05').next).not.toBeNull();
  });

  it.each(['Africa/Maputo', 'Pacific/Pago_Pago', 'America/Santiago'])(
    'calls a day by its name in %s',
    (timeZone) => {
      expect(pager(today, testContext({ site: { timeZone } })).current).toBe('Hoy, dom 5 jul');
    },
  );
});
