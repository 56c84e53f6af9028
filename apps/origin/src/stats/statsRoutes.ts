import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { matchCentreRoutes } from './matchCentreRoutes.ts';
import { matchRoutes } from './matchRoutes.ts';
import { playerRoutes } from './playerRoutes.ts';
import { refereeRoutes } from './refereeRoutes.ts';
import { standingsRoutes } from './standingsRoutes.ts';
import type { StatsOptions } from './statsOptions.ts';
import { teamRoutes } from './teamRoutes.ts';
import { tournamentRoutes } from './tournamentRoutes.ts';
import { venueRoutes } from './venueRoutes.ts';

/** The Stats API: matches, tournaments, tables and scorers, in the language and time zone of the headers. */
export const statsRoutes: FastifyPluginAsyncZod<StatsOptions> = async (app, options) => {
  // The same address answers in another language and counts other days
  app.addHook('onRequest', async (_, reply) => {
    reply.header('vary', 'x-lang, x-tz');
  });

  await app.register(matchRoutes, options);
  await app.register(matchCentreRoutes, options);
  await app.register(tournamentRoutes, options);
  await app.register(standingsRoutes, options);
  await app.register(teamRoutes, options);
  await app.register(playerRoutes, options);
  await app.register(venueRoutes, options);
  await app.register(refereeRoutes, options);
};
