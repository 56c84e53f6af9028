import { buildPath } from '@cancha/routing/buildPath';
import { matchPath } from '@cancha/routing/matchPath';
import type { RoutedSite } from '@cancha/routing/RoutedSite';
import type { PageAddress } from '@cancha/site/head/PageAddress';

/** Address of the results of a day; without one, of today's, whatever day that is. */
export function resultsPath(site: RoutedSite, day: string | null): string {
  const path = buildPath(site, 'resultsHome', {});
  return day === null ? path : `${path}?date=${day}`;
}

/** The same day on every site of a family: each tells its hours in its own zone, the matches are the same. */
export function resultsAddress(day: string | null): PageAddress {
  return {
    sharedWith: 'family',
    on: (site) => resultsPath(site, day),
    isOn: (site) => matchPath(site, resultsPath(site, null))?.name === 'resultsHome',
  };
}
