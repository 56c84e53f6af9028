import { bettingRoutes } from './bettingRoutes';
import { deviceRoutes } from './deviceRoutes';
import { footballRoutes } from './footballRoutes';
import { infoRoutes } from './infoRoutes';
import { newsRoutes } from './newsRoutes';
import type { RouteTable } from './RouteTable';

/**
 * Every public page, one row each, one column per language. Edition prefixes are added by `buildPath`; which rows a
 * site has is in `requiredCapabilities`.
 *
 * `:name` is one segment, `:name(a|b)` one of the listed ones, `:authorPrefix` comes from the site.
 * Fixed paths win over those with parameters; among equals the upper row wins.
 */
export const routes = {
  ...newsRoutes,
  ...infoRoutes,
  ...deviceRoutes,
  ...footballRoutes,
  ...bettingRoutes,
  /** One reader's World Cup. Only what `readSimulatorHash` can read: any other word is the newsroom's. */
  simulator: { es: '/:hash', pt: '/:hash', en: '/:hash' },
} as const satisfies RouteTable;

export type RouteName = keyof typeof routes;
