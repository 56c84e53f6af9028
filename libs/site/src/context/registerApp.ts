import { EnvironmentError, readEnvironment } from '../environment/readEnvironment';
import { effectiveSites } from './effectiveSites';
import type { ServedSite } from './ServedSite';
import type { Route } from '../routes/Route';
import { serveRoutes, serveSites } from './servedSites';

/**
 * What an app does once, before its first page: says which sites and routes it serves, and gives up in one line when the
 * environment speaks of a site that there is not.
 */
export function registerApp(sites: readonly [ServedSite, ...ServedSite[]], routes: readonly Route[]): void {
  serveSites(sites);
  serveRoutes(routes);
  try {
    effectiveSites(readEnvironment(process.env));
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
