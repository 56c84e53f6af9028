import type { FastifyInstance } from 'fastify';
import { ApiProblem } from './ApiProblem.ts';

/** Refuses addresses with a NUL in them: PostgreSQL takes it in no text. */
export function refuseNul(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url }) => {
    if (url.includes('%00')) throw new ApiProblem(400, 'bad-request', 'The address holds a NUL.');
  });
}
