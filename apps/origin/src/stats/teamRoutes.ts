import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { paginationInfo } from '../content/pageQuery.ts';
import { errorSchema } from '../server/ApiProblem.ts';
import { loadTeamMatches } from './loadTeamMatches.ts';
import { loadTeamSquad } from './loadTeamSquad.ts';
import { loadTeamStatistics } from './loadTeamStatistics.ts';
import { mapTeamWire, mapTournamentWire } from './mapMatchWire.ts';
import { mapTeamEntry } from './mapTeamEntry.ts';
import { selectOpponents } from './selectOpponents.ts';
import { selectTeam } from './selectTeam.ts';
import { selectTeams } from './selectTeams.ts';
import { selectTeamTournaments } from './selectTeamTournaments.ts';
import { audienceOf, clockOf, type StatsOptions } from './statsOptions.ts';
import { noQuery, ofTournamentQuery, statsHeaders, teamMatchesQuery, teamsQuery } from './statsRequest.ts';
import {
  teamHeader,
  teamList,
  teamMatches,
  teamOpponents,
  teamSquad,
  teamStatistics,
} from './teamSchemas.ts';

const common = { tags: ['stats'], headers: statsHeaders };
const ofTeam = { ...common, params: z.object({ teamId: z.string() }) };
const problems = { 400: errorSchema, 404: errorSchema };

const teamsSchema = {
  ...common,
  summary: 'Teams by name, kind or tournament (an extension of ours)',
  querystring: teamsQuery,
  response: { 200: teamList, 400: errorSchema },
};

const teamSchema = {
  ...ofTeam,
  summary: 'One team, its coach and its tournaments (an extension of ours)',
  querystring: noQuery,
  response: { 200: teamHeader, ...problems },
};

const matchesSchema = {
  ...ofTeam,
  summary: 'The matches of a team (an extension of ours)',
  querystring: teamMatchesQuery,
  response: { 200: teamMatches, ...problems },
};

const opponentsSchema = {
  ...ofTeam,
  summary: 'Whom a team has met (an extension of ours)',
  querystring: noQuery,
  response: { 200: teamOpponents, ...problems },
};

const statisticsSchema = {
  ...ofTeam,
  summary: 'What a team did in a tournament (an extension of ours)',
  querystring: ofTournamentQuery,
  response: { 200: teamStatistics, ...problems },
};

const squadSchema = {
  ...ofTeam,
  summary: 'The players a team named for a tournament, by line (an extension of ours)',
  querystring: ofTournamentQuery,
  response: { 200: teamSquad, ...problems },
};

/** Teams, and what the page of a team shows. */
export const teamRoutes: FastifyPluginAsyncZod<StatsOptions> = async (app, options) => {
  const { db, staticsBase } = options;
  const clock = clockOf(options);
  const path = '/soccer/team/:teamId';

  app.get('/soccer/teams', { schema: teamsSchema }, async (request) => {
    const { teams, total } = await selectTeams(db, request.query);
    const audience = audienceOf(request, staticsBase);
    return {
      teams: teams.map((team) => mapTeamEntry(team, audience)),
      paginationInfo: paginationInfo(request.query, total),
    };
  });

  app.get(path, { schema: teamSchema }, async (request) => {
    const { teamId } = request.params;
    const audience = audienceOf(request, staticsBase);
    const team = await selectTeam(db, teamId);
    const entered = await selectTeamTournaments(db, teamId);
    return {
      team: mapTeamEntry(team, audience),
      coach: entered.find(({ coach }) => coach !== null)?.coach ?? null,
      tournaments: entered.map(({ tournament }) => mapTournamentWire(tournament, audience.language)),
    };
  });

  app.get(`${path}/matches`, { schema: matchesSchema }, async (request) =>
    loadTeamMatches(db, request.params.teamId, request.query, {
      audience: audienceOf(request, staticsBase),
      clock,
    }),
  );

  app.get(`${path}/opponents`, { schema: opponentsSchema }, async (request) => {
    const audience = audienceOf(request, staticsBase);
    const team = await selectTeam(db, request.params.teamId);
    const met = await selectOpponents(db, team.id);
    return {
      team: mapTeamWire(team, audience),
      opponents: met.map((one) => ({ ...one, team: mapTeamWire(one.team, audience) })),
    };
  });

  app.get(`${path}/statistics`, { schema: statisticsSchema }, async ({ params, query, headers }) =>
    loadTeamStatistics(db, params.teamId, query.tournament, {
      audience: audienceOf({ headers }, staticsBase),
      clock,
    }),
  );

  app.get(`${path}/squad`, { schema: squadSchema }, async ({ params, query, headers }) =>
    loadTeamSquad(db, params.teamId, query.tournament, audienceOf({ headers }, staticsBase)),
  );
};
