import { sites as table } from '@cancha/brands/sites';
import type { Site } from '@cancha/brands/Site';
import type { Environment } from '../environment/readEnvironment';
import { servedSites } from './servedSites';
import { withOrigins } from './withOrigins';

/** Every site of the network with the origin it has in this deployment. */
export function effectiveSites(environment: Environment): readonly Site[] {
  const [own] = servedSites();
  const rows = Object.values<Site>(table);
  return own ? withOrigins(rows, environment, own.site) : rows;
}
