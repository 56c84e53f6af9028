import { sql } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';
import type { Sites } from '../content/Site.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';

type Options = { db: OriginDatabase; sites: Sites };

/** For whoever runs the server: what is here, and whether it works. */
export const serviceRoutes: FastifyPluginAsync<Options> = async (app, { db, sites }) => {
  app.get('/', { schema: { hide: true } }, (_request, reply) =>
    reply.send({
      name: 'Cancha origin',
      sites: sites.all().map(({ code, name, url }) => ({ code, name, url })),
      openapi: '/openapi.json',
      health: '/health',
      examples: sites.all().map(({ code }) => `/v1/sites/${code}/news/home`),
    }),
  );

  app.get('/health', { schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await db.execute(sql`select 1`);
      return { status: 'ok', database: 'ok' };
    } catch (error) {
      request.log.error(error);
      return reply.code(503).send({ status: 'failing', database: 'unreachable' });
    }
  });
};
