import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { errorSchema } from '../server/ApiProblem.ts';
import { findPlayers } from './findPlayers.ts';
import { loadPlayer } from './loadPlayer.ts';
import { loadPlayerMatches } from './loadPlayerMatches.ts';
import { playerList, playerMatches, playerWire } from './playerSchemas.ts';
import { audienceOf, type StatsOptions } from './statsOptions.ts';
import { noQuery, playersQuery, statsHeaders } from './statsRequest.ts';

const playersSchema = {
  tags: ['stats'],
  summary: 'Players by name and team (an extension of ours)',
  querystring: playersQuery,
  headers: statsHeaders,
  response: { 200: playerList, 400: errorSchema },
};

const playerSchema = {
  tags: ['stats'],
  summary: 'A player, with what is known of him in each tournament (an extension of ours)',
  params: z.object({ playerId: z.string() }),
  querystring: noQuery,
  headers: statsHeaders,
  response: { 200: playerWire, 400: errorSchema, 404: errorSchema },
};

const matchesSchema = {
  ...playerSchema,
  summary: 'The matches a player is named in, and what he did in them (an extension of ours)',
  response: { 200: playerMatches, 400: errorSchema, 404: errorSchema },
};

/** Players: by search, and one by one. */
export const playerRoutes: FastifyPluginAsyncZod<StatsOptions> = async (app, { db, staticsBase }) => {
  app.get('/soccer/players', { schema: playersSchema }, async (request) =>
    findPlayers(db, request.query, audienceOf(request, staticsBase)),
  );

  app.get('/soccer/player/:playerId', { schema: playerSchema }, async (request) =>
    loadPlayer(db, request.params.playerId, audienceOf(request, staticsBase)),
  );

  app.get('/soccer/player/:playerId/matches', { schema: matchesSchema }, async (request) =>
    loadPlayerMatches(db, request.params.playerId, audienceOf(request, staticsBase)),
  );
};
