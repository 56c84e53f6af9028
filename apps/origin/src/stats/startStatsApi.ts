import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { migrate } from '../database/migrate.ts';
import { openEmbeddedDatabase } from '../database/openDatabase.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import { setErrorHandlers } from '../server/errorHandlers.ts';
import { readFacts } from '../facts/readFacts.ts';
import { seedFootball } from '../facts/seedFootball.ts';
import { statsRoutes } from './statsRoutes.ts';

const factsFolder = join(import.meta.dirname, '../../seed/facts');

/** For tests: the Stats API alone, over a database in memory that holds the real facts. */
export async function startStatsApi(now: () => Date): Promise<{ app: FastifyInstance; db: OriginDatabase }> {
  const { db, close } = await openEmbeddedDatabase();
  await migrate(db);
  await seedFootball(db, await readFacts(factsFolder));

  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  setErrorHandlers(app);
  app.addHook('onClose', close);
  await app.register(statsRoutes, { db, staticsBase: 'http://origin.test/statics', now });
  return { app, db };
}
