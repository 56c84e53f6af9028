import { readEnvironment } from '../environment/readEnvironment';
import { effectiveSites, serveSites } from '../context/servedSites';
import type { ServedSite } from '../context/ServedSite';
import { processSingleton } from '@cancha/data-access/api/processSingleton';
import type { Route } from './Route';

const registry = () => processSingleton('served-routes', () => ({ routes: [] as readonly Route[] }));

/** Says which routes this process serves; an app does so once, before its first page. */
export function serveRoutes(routes: readonly Route[]): void {
  registry().routes = routes;
}

export const servedRoutes = (): readonly Route[] => registry().routes;

/**
 * Says which sites and routes this process serves. Throws an `EnvironmentError` when the environment speaks of a site
 * that there is not.
 */
export function registerApp(sites: readonly [ServedSite, ...ServedSite[]], routes: readonly Route[]): void {
  serveSites(sites);
  serveRoutes(routes);
  effectiveSites(readEnvironment(process.env));
}
