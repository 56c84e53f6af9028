import type { DayPagerProps } from '@cancha/ui/match/DayPager/DayPager';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { shiftDay } from '@cancha/blocks/matches/shiftDay';
import { shortDay } from './dayWords';
import { datedPath, isInReach, reachDays } from './datedPath';

/** The way from a day to its neighbours. Today has its own address, which names no day. */
export function toDayPager(
  day: string,
  today: string,
  { site, format, t }: Pick<SiteContext, 'site' | 'format' | 't'>,
): DayPagerProps {
  const step = (other: string) =>
    isInReach(other, today)
      ? {
          href: datedPath('resultsHome', site, other === today ? null : other),
          text: shortDay(other, format),
        }
      : null;
  const current = shortDay(day, format);
  const isToday = day === today;
  return {
    previous: step(shiftDay(day, -1)),
    current: isToday ? t('results.today', { day: current }) : current,
    next: step(shiftDay(day, 1)),
    today: isToday ? null : { href: datedPath('resultsHome', site, null), text: t('results.toToday') },
    choice: {
      ...{ day, today, reach: reachDays },
      href: datedPath('resultsHome', site, '{day}'),
      labels: {
        choose: t('results.choose'),
        close: t('overlay.close'),
        previousMonth: t('results.previousMonth'),
        nextMonth: t('results.nextMonth'),
      },
    },
    labels: { nav: t('results.days'), previous: t('results.previousDay'), next: t('results.nextDay') },
  };
}
