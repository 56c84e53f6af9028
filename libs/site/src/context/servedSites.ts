import { processSingleton } from '@cancha/data-access/api/processSingleton';
import type { ServedSite } from './ServedSite';
import { sites as table } from '@cancha/brands/sites';
import type { Site } from '@cancha/brands/Site';
import type { Environment } from '../environment/readEnvironment';
import { withOrigins } from './withOrigins';

const registry = () => processSingleton('served-sites', () => new Map<string, ServedSite>());

/** Says which sites this process serves; an app does so once, before its first page. */
export function serveSites(sites: readonly ServedSite[]): void {
  const served = registry();
  served.clear();
  for (const entry of sites) served.set(entry.site.id, entry);
}

/** A site of this process by its id; `undefined` for those of other apps. */
export function findServedSite(id: string): ServedSite | undefined {
  return registry().get(id);
}

/** Every site of this process, the app's own first. */
export function servedSites(): readonly ServedSite[] {
  return [...registry().values()];
}

/** Every site of the network with the origin it has in this deployment, and the prefixes in use on its host. */
export function effectiveSites(environment: Environment): readonly Site[] {
  const [own] = servedSites();
  const rows = Object.values<Site>(table);
  const all = own ? withOrigins(rows, environment, own.site) : rows;
  return all.map((site) => ({
    ...site,
    hostPrefixes: all.filter(({ origin }) => origin === site.origin).map(({ prefix }) => prefix),
  }));
}
