import { readEnvironment } from '../environment/readEnvironment';
import { effectiveSites } from './effectiveSites';
import type { ServedSite } from './ServedSite';
import type { Route } from '../routes/Route';
import { serveRoutes, serveSites } from './servedSites';

/**
 * Says which sites and routes this process serves. Throws an `EnvironmentError` when the environment speaks of a site
 * that there is not.
 */
export function registerApp(sites: readonly [ServedSite, ...ServedSite[]], routes: readonly Route[]): void {
  serveSites(sites);
  serveRoutes(routes);
  effectiveSites(readEnvironment(process.env));
}
