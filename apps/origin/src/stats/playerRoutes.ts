import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { paginationInfo } from '../content/pageQuery.ts';
import { errorSchema } from '../server/ApiProblem.ts';
import { loadPlayer } from './loadPlayer.ts';
import { mapTeamWire } from './mapMatchWire.ts';
import { playerList, playerWire } from './playerSchemas.ts';
import { Players } from './Players.ts';
import { audienceOf, type StatsOptions } from './statsOptions.ts';
import { noQuery, playersQuery, statsHeaders } from './statsRequest.ts';

const playersSchema = {
  tags: ['stats'],
  summary: 'Players by name or team (an extension of ours)',
  querystring: playersQuery,
  headers: statsHeaders,
  response: { 200: playerList, 400: errorSchema },
};

const playerSchema = {
  tags: ['stats'],
  summary: 'One player, and what he did in each tournament (an extension of ours)',
  params: z.object({ playerId: z.string() }),
  querystring: noQuery,
  headers: statsHeaders,
  response: { 200: playerWire, 400: errorSchema, 404: errorSchema },
};

/** Players: by name, and by id. */
export const playerRoutes: FastifyPluginAsyncZod<StatsOptions> = async (app, { db, staticsBase }) => {
  const players = new Players(db);

  app.get('/soccer/players', { schema: playersSchema }, async (request) => {
    const { search, team_id: teamId, page, size } = request.query;
    const found = await players.find({ search, teamId });
    const audience = audienceOf(request, staticsBase);
    return {
      players: found
        .slice((page - 1) * size, page * size)
        .map(({ id, name, team }) => ({ id, name, team: mapTeamWire(team, audience) })),
      paginationInfo: paginationInfo({ page, size }, found.length),
    };
  });

  app.get('/soccer/player/:playerId', { schema: playerSchema }, async (request) =>
    loadPlayer(db, await players.get(request.params.playerId), audienceOf(request, staticsBase)),
  );
};
