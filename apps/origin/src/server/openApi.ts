import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';

/** Collects every route registered after it into an OpenAPI 3.1 document, served at `/openapi.json`. */
export async function registerOpenApi(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Cancha origin',
        version: '1.0.0',
        description:
          'Content, CMS and football statistics of a network of news sites. ' +
          'Calls marked `x-cancha-extension` are additions of this server.',
      },
      servers: [{ url: publicUrl }],
      tags: [
        { name: 'content', description: 'Articles, lists, menus' },
        { name: 'cms', description: 'Static pages and other collections' },
        { name: 'stats', description: 'Matches, tables, scorers' },
      ],
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });

  app.get('/openapi.json', { schema: { hide: true } }, (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(JSON.stringify(app.swagger())),
  );
}
