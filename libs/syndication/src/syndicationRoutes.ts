import type { Route } from '@cancha/site/routes/Route';
import { ampRoute } from './amp/ampRoute';
import { siteFileRoutes } from './siteFileRoutes';

/** What other programs read: feeds, sitemaps, AMP. */
export const syndicationRoutes: readonly Route[] = [...siteFileRoutes, ampRoute];
