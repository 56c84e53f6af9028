import { readEnvironment } from '../environment/readEnvironment';
import { effectiveSites } from '../context/effectiveSites';
import type { ServedSite } from '../context/ServedSite';
import type { Route } from './Route';
import { serveSites } from '../context/servedSites';
import { serveRoutes } from './servedRoutes';

/**
 * Says which sites and routes this process serves. Throws an `EnvironmentError` when the environment speaks of a site
 * that there is not.
 */
export function registerApp(sites: readonly [ServedSite, ...ServedSite[]], routes: readonly Route[]): void {
  serveSites(sites);
  serveRoutes(routes);
  effectiveSites(readEnvironment(process.env));
}
