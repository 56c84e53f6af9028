import { bettingRoutes } from './bettingRoutes';
import { deviceRoutes } from './deviceRoutes';
import { footballRoutes } from './footballRoutes';
import { infoRoutes } from './infoRoutes';
import { newsRoutes } from './newsRoutes';
import type { RouteTable } from './RouteTable';

/**
 * Every public page: one row each, one column per language. `buildPath` adds the edition's prefix;
 * `requiredCapabilities` and `ownPages` say which sites have a page.
 *
 * `:name` is one segment, `:name(a|b)` one of the listed ones, `:authorPrefix` comes from the site. Fixed paths win over
 * those with parameters, then upper rows over lower ones.
 */
export const routes = {
  ...newsRoutes,
  ...infoRoutes,
  ...deviceRoutes,
  ...footballRoutes,
  ...bettingRoutes,
  /** A simulated World Cup. Matches only what `readSimulatorHash` accepts: anything else is a section. */
  simulator: { es: '/:hash', pt: '/:hash', en: '/:hash' },
} as const satisfies RouteTable;

export type RouteName = keyof typeof routes;
