import type { Site } from '@cancha/brands/Site';
import { missing } from '@cancha/site/routes/Route';
import { buildPath } from '@cancha/routing/buildPath';
import { hasPage } from '@cancha/routing/hasPage';
import type { RoutedSite } from '@cancha/routing/RoutedSite';
import { readSimulatorHash } from '@cancha/routing/simulatorHash';
import type { Picks } from '@cancha/stats/simulator/Picks';
import { endpointRoute } from '@cancha/site/routes/routeBuilders';
import { hashOf } from './picksHash';

/** The address of a simulated World Cup, which holds all of it. */
export function simulatorPath(site: RoutedSite, picks: Picks): string {
  return buildPath(site, 'simulator', { hash: hashOf(picks) });
}

type Placed = Pick<Site, 'prefix' | 'capabilities'>;

const folder = ({ prefix }: Pick<Site, 'prefix'>) => `${prefix}/api/simulator`;

/** Where the form of a simulated World Cup is sent, by browsers without JavaScript. */
export const pickAction = (site: Placed, hash: string): string => `${folder(site)}/${hash}`;

export const simulatorPicturePath = (site: Placed, hash: string): string => `${folder(site)}/${hash}.png`;

export const simulatorPickRoute = endpointRoute({
  name: 'simulatorPick',
  file: 'simulator-pick/[hash]',
  perMinute: 300,
  resolve: ({ site, pathname }) => internalPath(site, pathname, '', 'simulator-pick'),
});

export const simulatorPictureRoute = endpointRoute({
  name: 'simulatorPicture',
  file: 'simulator-picture/[hash]',
  isForOthers: true,
  perMinute: 120,
  resolve: ({ site, pathname }) => internalPath(site, pathname, '.png', 'simulator-picture'),
});

function internalPath(site: Placed, pathname: string, ending: string, name: string): string | null {
  const start = `${folder(site)}/`;
  if (!pathname.startsWith(start) || !pathname.endsWith(ending)) return null;
  const hash = pathname.slice(start.length, pathname.length - ending.length);
  if (ending === '' && hash.includes('.')) return null;
  return hasPage(site, 'simulator') && readSimulatorHash(hash) ? `${name}/${hash}` : missing;
}
