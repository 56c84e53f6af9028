import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import { setErrorHandlers } from '../server/errorHandlers.ts';
import { openReadOnlyDatabase, openSeededDatabase } from './openSeededDatabase.ts';
import { statsRoutes } from '../stats/statsRoutes.ts';

type StatsApi = { app: FastifyInstance; db: OriginDatabase };

/** For tests: the Stats API alone, over the real facts. */
export async function startStatsApi(now: () => Date, { readOnly = false } = {}): Promise<StatsApi> {
  const { db, close } = await (readOnly ? openReadOnlyDatabase() : openSeededDatabase());
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  setErrorHandlers(app);
  app.addHook('onClose', close);
  await app.register(statsRoutes, { db, staticsBase: 'http://origin.test/statics', now });
  return { app, db };
}
