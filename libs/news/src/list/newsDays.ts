import { shiftDay } from '@cancha/blocks/matches/shiftDay';
import { buildPath } from '@cancha/routing/buildPath';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import type { DayPagerProps } from '@cancha/ui/match/DayPager/DayPager';

/** A year, and a day more where it is a leap year. */
const reachDays = 366;

/** Whether a day is a page even without news. Without a bound, a machine could follow the days for ever. */
export const isNewsDay = (day: string, today: string): boolean =>
  day <= today && day >= shiftDay(today, -reachDays);

type Days = {
  shown: string;
  /** The day of the address; `null` where it names none. */
  asked: string | null;
  today: string;
};

/** The way from a day of news to its neighbours. */
export function toNewsDayPager(
  { shown, asked, today }: Days,
  { site, t, format }: Pick<SiteContext, 'site' | 't' | 'format'>,
): DayPagerProps {
  const path = buildPath(site, 'newsByDay', {});
  const text = (day: string) => format.weekday(new Date(`${day}T12:00:00Z`));
  const step = (day: string) =>
    isNewsDay(day, today) ? { href: `${path}?date=${day}`, text: text(day) } : null;
  return {
    previous: step(shiftDay(shown, -1)),
    current: text(shown),
    // After the newest day there is no news yet.
    next: asked === null ? null : step(shiftDay(shown, 1)),
    today: asked === null ? null : { href: path, text: t('list.toNewestDay') },
    labels: { nav: t('results.days'), previous: t('results.previousDay'), next: t('results.nextDay') },
  };
}
