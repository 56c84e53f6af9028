import { buildPath } from '@cancha/routing/buildPath';
import { matchPath } from '@cancha/routing/matchPath';
import type { RoutedSite } from '@cancha/routing/RoutedSite';
import type { PageAddress } from '@cancha/site/head/PageAddress';

/** Address of a week by its Monday; without one, of this week, whichever that is. */
export function calendarPath(site: RoutedSite, monday: string | null): string {
  const path = buildPath(site, 'calendar', {});
  return monday === null ? path : `${path}?date=${monday}`;
}

/** The same week on every site of a family: each follows its own competitions. */
export function calendarAddress(monday: string | null): PageAddress {
  return {
    sharedWith: 'family',
    on: (site) => calendarPath(site, monday),
    isOn: (site) => matchPath(site, calendarPath(site, null))?.name === 'calendar',
  };
}
