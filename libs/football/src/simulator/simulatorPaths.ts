import type { Site } from '@cancha/brands/Site';
import { hasPage } from '@cancha/routing/hasPage';
import { readSimulatorHash } from '@cancha/routing/simulatorHash';

type Placed = Pick<Site, 'prefix' | 'capabilities'>;

const folder = ({ prefix }: Pick<Site, 'prefix'>) => `${prefix}/api/simulator`;

/** Where the form of a simulated World Cup is sent, by browsers without JavaScript. */
export const pickAction = (site: Placed, hash: string): string => `${folder(site)}/${hash}`;

/** The picture that is shared of it. */
export const simulatorPicturePath = (site: Placed, hash: string): string => `${folder(site)}/${hash}.png`;

/** The internal path of one of these addresses; `missing` for one without a simulated World Cup, `null` for any other. */
export function resolveSimulator(site: Placed, pathname: string): string | null {
  if (!pathname.startsWith(`${folder(site)}/`)) return null;
  const [, hash = '', ending] = /^([\w-]+)(\.png)?$/.exec(pathname.slice(folder(site).length + 1)) ?? [];
  if (!hasPage(site, 'simulator') || !readSimulatorHash(hash)) return 'missing';
  return ending ? `simulator-picture/${hash}` : `simulator-pick/${hash}`;
}
