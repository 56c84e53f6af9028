import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { addExamples } from './addExamples.ts';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { docsRoutes } from './docsRoutes.ts';
import { draftHeader } from './draftMode.ts';

/** Calls that the front end's specification does not have. */
const extensions = new Set(
  [
    '/news/most-viewed',
    '/news/search',
    '/sitemaps/articles',
    '/sitemaps/months',
    '/sitemaps/lists',
    '/comments/counts',
    '/betting/tip-of-the-day',
    '/betting/bet-of-the-day',
    '/newsletter/lookup',
    '/newsletter/subscriptions',
  ].map((path) => `/v1/sites/:site${path}`),
);

/** Of the football calls it has three beside the widget. */
const statsExtension = /^\/soccer\/(?!match\/:matchId$|matches$|next-match\/:teamId$)/;

const staticPath = /^\/statics\//;
const contentPath = /^\/v[12]\/sites\//;

/** Read before any route: see draftMode.ts. */
const draftKey = {
  [draftHeader]: { type: 'string', description: 'Shows drafts to whoever knows the key. Extension.' },
};

const describeRoute: typeof jsonSchemaTransform = (document) => {
  const { schema, url } = jsonSchemaTransform(document);
  const own = schema.headers as { properties?: object } | undefined;
  const headers = contentPath.test(url)
    ? { headers: { ...own, type: 'object', properties: { ...own?.properties, ...draftKey } } }
    : {};
  const isExtension = [statsExtension, staticPath].some((path) => path.test(url)) || extensions.has(url);
  const extension = isExtension ? { 'x-cancha-extension': true } : {};
  return { schema: { ...schema, ...headers, ...extension }, url };
};

type Options = {
  publicUrl: string;
  /** Whether the page of the document sends what writes, too. */
  tryWrites: boolean;
};

/** Collects every route registered after it into an OpenAPI 3.1 document: `/openapi.json`, and to read `/docs`. */
export async function registerOpenApi(
  app: FastifyInstance,
  { publicUrl, tryWrites }: Options,
): Promise<void> {
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
        { name: 'pictures', description: 'Pictures of articles, shields, flags' },
        {
          name: 'faults',
          description: 'Answers that are wrong, slow or none, on demand. Outside production',
        },
      ],
    },
    transform: describeRoute,
    transformObject: jsonSchemaTransformObject,
  });

  app.get('/openapi.json', { schema: { hide: true } }, (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(JSON.stringify(addExamples(app.swagger()))),
  );
  await app.register(docsRoutes, { publicUrl, tryWrites });
}
