import type { FastifyInstance } from 'fastify';

const statsPath = /^\/(soccer|api\/stats)\//;

/**
 * Says with every answer of the Stats API, also with one from the memory and with a 304, of when its data are: when the
 * feed was last heard of. `Date` is the same clock, so a reader of both need not trust its own.
 */
export function addDataTimeHeader(app: FastifyInstance, heardAt: () => Date): void {
  app.addHook('onSend', async (request, reply) => {
    if (!statsPath.test(request.url)) return;
    reply.header('x-data-as-of', heardAt().toISOString()).header('date', new Date().toUTCString());
  });
}
