import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { errorSchema } from '../server/ApiProblem.ts';
import { listVenues } from './listVenues.ts';
import { loadVenue } from './loadVenue.ts';
import { audienceOf, type StatsOptions } from './statsOptions.ts';
import { noQuery, statsHeaders } from './statsRequest.ts';
import { venueList, venueWire } from './venueSchemas.ts';

const venuesSchema = {
  tags: ['stats'],
  summary: 'The grounds that matches are played on (an extension of ours)',
  querystring: noQuery,
  headers: statsHeaders,
  response: { 200: venueList, 400: errorSchema },
};

const venueSchema = {
  tags: ['stats'],
  summary: 'A ground, with what is known of it and the matches on record (an extension of ours)',
  params: z.object({ venueId: z.string() }),
  querystring: noQuery,
  headers: statsHeaders,
  response: { 200: venueWire, 400: errorSchema, 404: errorSchema },
};

/** Grounds: all of them, and one by one. */
export const venueRoutes: FastifyPluginAsyncZod<StatsOptions> = async (app, { db, staticsBase, now }) => {
  app.get('/soccer/venues', { schema: venuesSchema }, async () => listVenues(db));

  app.get('/soccer/venue/:venueId', { schema: venueSchema }, async (request) =>
    loadVenue(db, request.params.venueId, { audience: audienceOf(request, staticsBase), now: now() }),
  );
};
