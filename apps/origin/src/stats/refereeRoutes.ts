import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { errorSchema } from '../server/ApiProblem.ts';
import { listReferees } from './listReferees.ts';
import { loadReferee } from './loadReferee.ts';
import { refereeList, refereeWire } from './refereeSchemas.ts';
import { audienceOf, type StatsOptions } from './statsOptions.ts';
import { noQuery, statsHeaders } from './statsRequest.ts';

const refereesSchema = {
  tags: ['stats'],
  summary: 'Who refereed a match (an extension of ours)',
  querystring: noQuery,
  headers: statsHeaders,
  response: { 200: refereeList, 400: errorSchema },
};

const refereeSchema = {
  tags: ['stats'],
  summary: 'A referee, with the matches on record and the cards shown in them (an extension of ours)',
  params: z.object({ refereeId: z.string() }),
  querystring: noQuery,
  headers: statsHeaders,
  response: { 200: refereeWire, 400: errorSchema, 404: errorSchema },
};

/** Referees: all of them, and one by one. */
export const refereeRoutes: FastifyPluginAsyncZod<StatsOptions> = async (app, { db, staticsBase }) => {
  app.get('/soccer/referees', { schema: refereesSchema }, async () => listReferees(db));

  app.get('/soccer/referee/:refereeId', { schema: refereeSchema }, async (request) =>
    loadReferee(db, request.params.refereeId, audienceOf(request, staticsBase)),
  );
};
