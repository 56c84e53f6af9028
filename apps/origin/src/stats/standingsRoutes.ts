import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { errorSchema } from '../server/ApiProblem.ts';
import { loadBracket } from './loadBracket.ts';
import { loadCards } from './loadCards.ts';
import { loadCalendar } from './loadCalendar.ts';
import { loadScorers } from './loadScorers.ts';
import { loadStandings } from './loadStandings.ts';
import { bracketWire, calendarWire, cardsWire, scorersWire, standingsWire } from './standingsSchemas.ts';
import { audienceOf, type StatsOptions } from './statsOptions.ts';
import { calendarQuery, noQuery, standingsQuery, statsHeaders } from './statsRequest.ts';

const ofTournament = {
  tags: ['stats'],
  params: z.object({ tournamentId: z.string() }),
  headers: statsHeaders,
};
const problems = { 400: errorSchema, 404: errorSchema };

const standingsSchema = {
  ...ofTournament,
  summary: 'Every table of a tournament, with form and rules (an extension of ours)',
  querystring: standingsQuery,
  response: { 200: standingsWire, ...problems },
};

const bracketSchema = {
  ...ofTournament,
  summary: 'The knock-out rounds of a tournament, with their slots (an extension of ours)',
  querystring: noQuery,
  response: { 200: bracketWire, ...problems },
};

const calendarSchema = {
  ...ofTournament,
  summary: 'The matches of a tournament by week, round or date (an extension of ours)',
  querystring: calendarQuery,
  response: { 200: calendarWire, ...problems },
};

const scorersSchema = {
  ...ofTournament,
  summary: 'Everybody who scored in a tournament (an extension of ours)',
  querystring: noQuery,
  response: { 200: scorersWire, ...problems },
};

const cardsSchema = {
  ...ofTournament,
  summary: 'Everybody who was booked in a tournament (an extension of ours)',
  querystring: noQuery,
  response: { 200: cardsWire, ...problems },
};

/** What the page of a competition shows: tables, bracket, calendar, scorers and cards. */
export const standingsRoutes: FastifyPluginAsyncZod<StatsOptions> = async (app, { db, staticsBase, now }) => {
  const path = '/soccer/tournament/:tournamentId';

  app.get(`${path}/standings`, { schema: standingsSchema }, async (request) =>
    loadStandings(db, request.params.tournamentId, request.query.week, audienceOf(request, staticsBase)),
  );

  app.get(`${path}/bracket`, { schema: bracketSchema }, async (request) =>
    loadBracket(db, request.params.tournamentId, audienceOf(request, staticsBase)),
  );

  app.get(`${path}/calendar`, { schema: calendarSchema }, async (request) =>
    loadCalendar(db, request.params.tournamentId, request.query, {
      audience: audienceOf(request, staticsBase),
      timeZone: request.headers['x-tz'],
      now: now(),
    }),
  );

  app.get(`${path}/scorers`, { schema: scorersSchema }, async (request) =>
    loadScorers(db, request.params.tournamentId, audienceOf(request, staticsBase)),
  );

  app.get(`${path}/cards`, { schema: cardsSchema }, async (request) =>
    loadCards(db, request.params.tournamentId, audienceOf(request, staticsBase)),
  );
};
