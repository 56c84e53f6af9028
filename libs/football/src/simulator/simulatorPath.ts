import { buildPath } from '@cancha/routing/buildPath';
import type { RoutedSite } from '@cancha/routing/RoutedSite';
import type { Picks } from '@cancha/stats/simulator/Picks';
import { hashOf } from './picksHash';

/** The address of a simulated World Cup, which holds all of it. */
export function simulatorPath(site: RoutedSite, picks: Picks): string {
  return buildPath(site, 'simulator', { hash: hashOf(picks) });
}
