import { desc, eq, max } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { matches, tournaments } from '../database/footballTables.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import { errorSchema, notFound } from '../server/ApiProblem.ts';
import { loadCompetitionWidget } from './competitionWidget.ts';
import { mapTournamentWire } from './mapMatchWire.ts';
import type { TournamentRow } from './selectMatches.ts';
import { audienceOf, type StatsOptions } from './statsOptions.ts';
import { statsHeaders, widgetQuery } from './statsRequest.ts';
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
  headers: statsHeaders,
  response: { 200: tournamentList, 400: errorSchema },
};

/** Tournaments, and the tables and scorers of each. */
export const tournamentRoutes: FastifyPluginAsyncZod<StatsOptions> = async (app, { db, staticsBase }) => {
  const widgetPath = '/api/stats/competition-widget/tournament/:tournamentId';
  app.get(widgetPath, { schema: widgetSchema }, async (request) => {
    const { tournamentId } = request.params;
    const audience = audienceOf(request, staticsBase);
    const widget = await loadCompetitionWidget(db, tournamentId, request.query, audience);
    if (!widget) throw notFound('unknown-tournament', `There is no tournament ${tournamentId}`);
    return widget;
  });

  app.get('/soccer/tournaments', { schema: tournamentsSchema }, async (request) => {
    const { language } = audienceOf(request, staticsBase);
    const rows = await selectTournaments(db);
    return { tournaments: rows.map((tournament) => mapTournamentWire(tournament, language)) };
  });
};

async function selectTournaments(db: OriginDatabase): Promise<TournamentRow[]> {
  const rows = await db
    .select({ tournament: tournaments })
    .from(tournaments)
    .innerJoin(matches, eq(matches.tournamentId, tournaments.id))
    .groupBy(tournaments.id)
    .orderBy(desc(max(matches.day)), tournaments.key);
  return rows.map(({ tournament }) => tournament);
}
