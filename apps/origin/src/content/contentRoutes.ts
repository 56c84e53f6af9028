import type { FastifyPluginAsync } from 'fastify';
import { articleRoutes } from './articleRoutes.ts';
import { authorRoutes } from './authorRoutes.ts';
import type { ContentOptions } from './contentOptions.ts';
import { homeRoutes } from './homeRoutes.ts';
import { landingRoutes } from './landingRoutes.ts';
import { latestRoutes } from './latestRoutes.ts';
import { menuRoutes } from './menuRoutes.ts';
import { postRoutes } from './postRoutes.ts';
import { resourceRoutes } from './resourceRoutes.ts';
import { sitemapRoutes } from './sitemapRoutes.ts';
import { topicRoutes } from './topicRoutes.ts';

/** The content API, versions 1 and 2. */
export const contentRoutes: FastifyPluginAsync<ContentOptions> = async (app, options) => {
  const first = { ...options, prefix: '/v1/sites/:site' };
  const routes = [
    ...[latestRoutes, homeRoutes, topicRoutes, articleRoutes, resourceRoutes, authorRoutes],
    ...[landingRoutes, sitemapRoutes],
  ];
  for (const plugin of routes) await app.register(plugin, first);

  const second = { ...options, prefix: '/v2/sites/:site' };
  for (const plugin of [menuRoutes, postRoutes]) await app.register(plugin, second);
};
