import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import { setErrorHandlers } from '../server/errorHandlers.ts';
import { openSeededDatabase } from '../server/openSeededDatabase.ts';
import { statsRoutes } from './statsRoutes.ts';

/** For tests: the Stats API alone, over a database in memory that holds the real facts. */
export async function startStatsApi(now: () => Date): Promise<{ app: FastifyInstance; db: OriginDatabase }> {
  const { db, close } = await openSeededDatabase();
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  setErrorHandlers(app);
  app.addHook('onClose', close);
  await app.register(statsRoutes, { db, staticsBase: 'http://origin.test/statics', now });
  return { app, db };
}
