import { processSingleton } from '@cancha/data-access/api/processSingleton';
import type { Route } from './Route';

const registry = () => processSingleton('served-routes', () => ({ routes: [] as readonly Route[] }));

/** Says which routes this process serves; an app does so once, before its first page. */
export function serveRoutes(routes: readonly Route[]): void {
  registry().routes = routes;
}

export const servedRoutes = (): readonly Route[] => registry().routes;
