import type { Site } from '@cancha/brands/Site';
import { buildPath } from '@cancha/routing/buildPath';

/** Pages of the betting section, by the segment of the internal path, which is the name of their route. */
export const bettingRoutes = ['betting', 'bettingGuides', 'bettingCodes', 'bettingReviews'] as const;

export type BettingRoute = (typeof bettingRoutes)[number];

export const isBettingRoute = (name: string): name is BettingRoute =>
  (bettingRoutes as readonly string[]).includes(name);

/** The section of the newsroom whose articles a page lists: it lies under the very same path. */
export const newsroomPathOf = (site: Site, route: BettingRoute): string =>
  buildPath({ ...site, prefix: '', trailingSlash: false }, route, {});
