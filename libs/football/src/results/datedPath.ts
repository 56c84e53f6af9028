import { buildPath } from '@cancha/routing/buildPath';
import { withChoice } from '@cancha/routing/footballQuery';
import type { Language } from '@cancha/routing/Language';
import { matchPath } from '@cancha/routing/matchPath';
import type { RoutedSite } from '@cancha/routing/RoutedSite';
import type { PageAddress } from '@cancha/site/head/PageAddress';
import { tz } from '@date-fns/tz';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';

/** The results of a day; the calendar of a week, by its Monday. */
type DatedPage = 'resultsHome' | 'calendar';

/** `null`: the page of today or of this week, whose address names no day. */
export function datedPath(page: DatedPage, site: RoutedSite, day: string | null): string {
  const path = buildPath(site, page, {});
  return day === null ? path : `${path}?date=${day}`;
}

/** The results of a day, of all competitions or of one. */
export function resultsPath(
  site: RoutedSite & { language: Language },
  day: string | null,
  only: string | null,
): string {
  const path = datedPath('resultsHome', site, day);
  if (only === null) return path;
  const query = withChoice('', 'tournament', only, site.language);
  return day === null ? path + query : `${path}&${query.slice(1)}`;
}

/** The same day on every site of a family: each has its own hours and competitions. */
export function datedAddress(page: DatedPage, day: string | null): PageAddress {
  return {
    sharedWith: 'family',
    on: (site) => datedPath(page, site, day),
    isOn: (site) => matchPath(site, buildPath(site, page, {}))?.name === page,
  };
}

const utc = tz('UTC');

/** A year around today, and a day more where it is a leap year. */
export const reachDays = 366;

/** The day of the first match between two countries: before it there was nothing to report. */
const firstDay = '1872-11-30';

/** Whether a day is a page even without a match: every day of the past is, and a year to come. */
export function isPageWithoutMatch(day: string, today: string): boolean {
  return day >= firstDay && (day <= today || isInReach(day, today));
}

/** Whether links lead to a day: for a year around today. Without a bound, a machine could follow the days for ever. */
export function isInReach(day: string, today: string): boolean {
  return Math.abs(differenceInCalendarDays(day, today, { in: utc })) <= reachDays;
}
