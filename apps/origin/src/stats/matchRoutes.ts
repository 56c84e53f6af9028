import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { errorSchema } from '../server/ApiProblem.ts';
import { findMatches, findNextMatches } from './findMatches.ts';
import { mapMatchWire } from './mapMatchWire.ts';
import { selectMatch } from './selectMatch.ts';
import { selectTeam } from './selectTeam.ts';
import { audienceOf, type StatsOptions } from './statsOptions.ts';
import { matchesQuery, nextMatchQuery, noQuery, statsHeaders } from './statsRequest.ts';
import { matchList, matchWire } from './statsSchemas.ts';

const matchesSchema = {
  tags: ['stats'],
  summary: 'Matches that fit every filter, the first 1000; today’s without a filter',
  querystring: matchesQuery,
  headers: statsHeaders,
  response: { 200: matchList, 400: errorSchema },
};

const matchSchema = {
  tags: ['stats'],
  summary: 'One match',
  params: z.object({ matchId: z.string() }),
  querystring: noQuery,
  headers: statsHeaders,
  response: { 200: matchWire, 400: errorSchema, 404: errorSchema },
};

const nextMatchSchema = {
  tags: ['stats'],
  summary: 'The next matches of a team; none when nothing is planned',
  params: z.object({ teamId: z.string() }),
  querystring: nextMatchQuery,
  headers: statsHeaders,
  response: { 200: matchList, 400: errorSchema, 404: errorSchema },
};

/** Matches: by filter, by id, and what a team plays next. */
export const matchRoutes: FastifyPluginAsyncZod<StatsOptions> = async (app, { db, staticsBase, now }) => {
  app.get('/soccer/matches', { schema: matchesSchema }, async (request) => {
    const context = { timeZone: request.headers['x-tz'], now: now() };
    const found = await findMatches(db, request.query, context);
    return { matches: found.map((match) => mapMatchWire(match, audienceOf(request, staticsBase))) };
  });

  app.get('/soccer/match/:matchId', { schema: matchSchema }, async (request) => {
    const found = await selectMatch(db, request.params.matchId);
    return mapMatchWire(found, audienceOf(request, staticsBase));
  });

  app.get('/soccer/next-match/:teamId', { schema: nextMatchSchema }, async (request) => {
    const { params, query } = request;
    await selectTeam(db, params.teamId);
    const found = await findNextMatches(db, params.teamId, { count: query.nextEvents, now: now() });
    return { matches: found.map((match) => mapMatchWire(match, audienceOf(request, staticsBase))) };
  });
};
