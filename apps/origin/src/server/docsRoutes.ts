import swaggerUi from '@fastify/swagger-ui';
import type { FastifyPluginAsync } from 'fastify';
import { addExamples } from './addExamples.ts';

type Options = { publicUrl: string; tryWrites: boolean };

const reads = ['get', 'head'] as const;
const writes = ['post', 'put', 'patch', 'delete'] as const;

/** Only what this server sends; requests that are tried go to it alone. The viewer brings its icons as `data:`. */
const policyFor = (publicUrl: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    `connect-src 'self' ${new URL(publicUrl).origin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** `GET /docs`: the OpenAPI document as a page, with its examples ready to be sent. */
export const docsRoutes: FastifyPluginAsync<Options> = async (app, { publicUrl, tryWrites }) => {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff').header('referrer-policy', 'no-referrer');
    reply.header('cross-origin-opener-policy', 'same-origin').header('x-robots-tag', 'noindex');
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: policyFor(publicUrl),
    transformSpecification: addExamples,
    // `addExamples` makes a copy itself.
    transformSpecificationClone: false,
    theme: { title: 'Cancha origin' },
    uiConfig: {
      // Without the bar on top: there is one document.
      layout: 'BaseLayout',
      // Opened beside its form, so that an example is one press away.
      tryItOutEnabled: true,
      supportedSubmitMethods: [...reads, ...(tryWrites ? writes : [])],
    },
  });
};
