import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { errorSchema } from '../server/ApiProblem.ts';
import { loadCompetitionWidget } from './competitionWidget.ts';
import { placeTournaments } from './placeTournaments.ts';
import { selectTournaments } from './selectTournaments.ts';
import { audienceOf, type StatsOptions } from './statsOptions.ts';
import { statsHeaders, tournamentsQuery, widgetQuery } from './statsRequest.ts';
import { tournamentList, widgetWire } from './statsSchemas.ts';

const widgetSchema = {
  tags: ['stats'],
  summary: 'Tables and scorers of a tournament',
  params: z.object({ tournamentId: z.string() }),
  querystring: widgetQuery,
  headers: statsHeaders,
  response: { 200: widgetWire, 400: errorSchema, 404: errorSchema },
};

const tournamentsSchema = {
  tags: ['stats'],
  summary: 'All tournaments, the latest first (an extension of ours)',
  querystring: tournamentsQuery,
  headers: statsHeaders,
  response: { 200: tournamentList, 400: errorSchema },
};

/** Tournaments, and the tables and scorers of each. */
export const tournamentRoutes: FastifyPluginAsyncZod<StatsOptions> = async (app, { db, staticsBase }) => {
  const widgetPath = '/api/stats/competition-widget/tournament/:tournamentId';
  app.get(widgetPath, { schema: widgetSchema }, async (request) => {
    const { tournamentId } = request.params;
    const audience = audienceOf(request, staticsBase);
    return loadCompetitionWidget(db, tournamentId, request.query, audience);
  });

  app.get('/soccer/tournaments', { schema: tournamentsSchema }, async (request) => {
    const audience = audienceOf(request, staticsBase);
    const rows = await selectTournaments(db, request.query);
    return { tournaments: await placeTournaments(db, rows, audience) };
  });
};
