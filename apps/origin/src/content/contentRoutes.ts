import type { FastifyPluginAsync } from 'fastify';
import { articleRoutes } from './articleRoutes.ts';
import { authorRoutes } from './authorRoutes.ts';
import { bettingRoutes } from './bettingRoutes.ts';
import { commentRoutes } from './commentRoutes.ts';
import type { ContentOptions } from './contentOptions.ts';
import { homeRoutes } from './homeRoutes.ts';
import { landingRoutes } from './landingRoutes.ts';
import { latestRoutes } from './latestRoutes.ts';
import { menuRoutes } from './menuRoutes.ts';
import { postRoutes } from './postRoutes.ts';
import { resourceRoutes } from './resourceRoutes.ts';
import { searchRoutes } from './searchRoutes.ts';
import { siteSearchRoutes } from '../search/siteSearchRoutes.ts';
import { sitemapListRoutes } from './sitemapListRoutes.ts';
import { sitemapRoutes } from './sitemapRoutes.ts';
import { topicRoutes } from './topicRoutes.ts';

/** The content API, versions 1 and 2. */
export const contentRoutes: FastifyPluginAsync<ContentOptions & { now: () => Date }> = async (
  app,
  options,
) => {
  const first = { ...options, prefix: '/v1/sites/:site' };
  const routes = [
    ...[latestRoutes, homeRoutes, topicRoutes, articleRoutes, resourceRoutes, authorRoutes],
    ...[landingRoutes, sitemapRoutes, sitemapListRoutes, searchRoutes, siteSearchRoutes, commentRoutes],
  ];
  for (const plugin of routes) await app.register(plugin, first);
  await app.register(bettingRoutes, first);

  const second = { ...options, prefix: '/v2/sites/:site' };
  for (const plugin of [menuRoutes, postRoutes]) await app.register(plugin, second);
};
