import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { errorSchema } from '../server/ApiProblem.ts';
import { loadLineUps } from './loadLineUps.ts';
import { loadMatchEvents } from './loadMatchEvents.ts';
import { loadMatchStatistics } from './loadMatchStatistics.ts';
import { lineUpsWire, matchEventsWire, matchStatisticsWire } from './matchCentreSchemas.ts';
import type { StatsOptions } from './statsOptions.ts';
import { noQuery, statsHeaders } from './statsRequest.ts';

const ofMatch = {
  tags: ['stats'],
  params: z.object({ matchId: z.string() }),
  querystring: noQuery,
  headers: statsHeaders,
};
const problems = { 400: errorSchema, 404: errorSchema };

const eventsSchema = {
  ...ofMatch,
  summary: 'What happened in a match, in order (an extension of ours)',
  response: { 200: matchEventsWire, ...problems },
};

const lineUpsSchema = {
  ...ofMatch,
  summary: 'Who started a match, and who sat on the bench (an extension of ours)',
  response: { 200: lineUpsWire, ...problems },
};

const statisticsSchema = {
  ...ofMatch,
  summary: 'The figures of both sides of a match (an extension of ours)',
  response: { 200: matchStatisticsWire, ...problems },
};

/** What the page of a match shows beside the match itself. */
export const matchCentreRoutes: FastifyPluginAsyncZod<StatsOptions> = async (app, { db }) => {
  const path = '/soccer/match/:matchId';

  app.get(`${path}/events`, { schema: eventsSchema }, async ({ params }) =>
    loadMatchEvents(db, params.matchId),
  );
  app.get(`${path}/lineups`, { schema: lineUpsSchema }, async ({ params }) =>
    loadLineUps(db, params.matchId),
  );
  app.get(`${path}/statistics`, { schema: statisticsSchema }, async ({ params }) =>
    loadMatchStatistics(db, params.matchId),
  );
};
