import { shiftDay } from '@cancha/blocks/matches/shiftDay';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import type { DayStripProps, StripDay } from '@cancha/ui/match/DayStrip/DayStrip';
import { isInReach, reachDays, resultsPath } from './datedPath';
import { dayParts } from './dayWords';
import type { ResultsData } from './loadResultsPage';

/** So many days before the one of the page, and as many in all, are in its strip. */
export const stripDays = { before: 3, all: 14 };

type Shown = Pick<ResultsData, 'day' | 'today' | 'only' | 'daysWithMatches'>;

/** The days around the one of the page. Today has its own address, which names no day. */
export function toDayStrip(
  { day, today, only, daysWithMatches }: Shown,
  { site, format, t }: Pick<SiteContext, 'site' | 'format' | 't'>,
): DayStripProps {
  const hrefOf = (other: string) => resultsPath(site, other === today ? null : other, only);
  const step = (other: string): Pick<StripDay, 'rel'> =>
    other === shiftDay(day, -1) ? { rel: 'prev' } : other === shiftDay(day, 1) ? { rel: 'next' } : {};
  // Who speaks to a device says what is seen, so the name of the link holds it as it stands.
  const labelOf = (other: string, { rel }: Pick<StripDay, 'rel'>): string => {
    const { weekday, date, month } = dayParts(other, format);
    const named = `${weekday} ${date} ${month}`;
    const text = other === today ? t('results.today', { day: named }) : named;
    const way = rel && `${t(rel === 'prev' ? 'results.previousDay' : 'results.nextDay')}: `;
    return `${way ?? ''}${text}${daysWithMatches.has(other) ? `, ${t('results.withMatches')}` : ''}`;
  };
  const first = shiftDay(day, -stripDays.before);
  const days = Array.from({ length: stripDays.all }, (_, at) => shiftDay(first, at))
    .filter((other) => isInReach(other, today))
    .map((other): StripDay => ({
      day: other,
      href: hrefOf(other),
      weekday: dayParts(other, format).weekday,
      date: dayParts(other, format).date,
      label: labelOf(other, step(other)),
      hasMatches: daysWithMatches.has(other),
      ...step(other),
    }));
  return {
    days,
    current: day,
    today: day === today ? null : { href: resultsPath(site, null, only), text: t('results.toToday') },
    label: t('results.days'),
    choice: {
      ...{ day, today, reach: reachDays },
      href: resultsPath(site, '{day}', null),
      labels: {
        choose: t('results.choose'),
        close: t('overlay.close'),
        previousMonth: t('results.previousMonth'),
        nextMonth: t('results.nextMonth'),
      },
    },
  };
}
