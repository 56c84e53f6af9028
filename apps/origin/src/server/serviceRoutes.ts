import { sql } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';
import type { Sites } from '../content/Site.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import { DatabaseWatch } from './DatabaseWatch.ts';

type Options = { db: OriginDatabase; sites: Sites };

/** For whoever runs the server: what is here, and whether it works. */
export const serviceRoutes: FastifyPluginAsync<Options> = async (app, { db, sites }) => {
  app.get('/', { schema: { hide: true } }, (_request, reply) =>
    reply.send({
      name: 'Cancha origin',
      sites: sites.all().map(({ code, name, url }) => ({ code, name, url })),
      openapi: '/openapi.json',
      docs: '/docs',
      health: '/health',
      examples: sites.all().map(({ code }) => `/v1/sites/${code}/news/home`),
    }),
  );

  const watch = new DatabaseWatch(() => db.execute(sql`select 1`));
  app.get('/health', { schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { error, ...known } = await watch.report();
    if (error) request.log.error(error, 'The database cannot be asked');
    const isWell = known.database === 'ok';
    return reply.code(isWell ? 200 : 503).send({ status: isWell ? 'ok' : 'failing', ...known });
  });
};
