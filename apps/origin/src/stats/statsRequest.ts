import { z } from 'zod';
import { isTimeZone } from './dayInZone.ts';
import { matchStatus } from './statsSchemas.ts';

/** `a,b` and `a` given twice both mean a list. */
const list = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => [value].flat().flatMap((one) => one.split(',').filter(Boolean)))
  .refine((values) => values.length > 0, 'must name at least one')
  .describe('one or more: the key repeated, or commas in between');

/** Headers that are none of ours have to pass through. */
export const statsHeaders = z.looseObject({
  'x-lang': z.string().optional().describe('es, pt or en (a region may follow); default es'),
  'x-tz': z
    .string()
    .refine(isTimeZone, { error: 'is no time zone', abort: true })
    .default('UTC')
    .describe('IANA time zone that days are counted in'),
  'x-site-code': z.string().optional(),
});

const name = z.string().min(1);
const upTo = (most: number) => z.coerce.number().pipe(z.int().min(1).max(most));
const week = upTo(99);

// A filter that is none is refused: an answer to another question would look like an answer to this one

export const matchesQuery = z
  .strictObject({
    date_from: z.iso.date().optional(),
    date_to: z.iso.date().optional(),
    status: list.pipe(z.array(matchStatus)).optional(),
    tournaments: list.optional(),
    contestant_home_id: name.optional(),
    contestant_away_id: name.optional(),
    nearest: upTo(50)
      .optional()
      .describe('only so many, those nearest to now, playing first (an extension of ours)'),
  })
  .refine(({ date_from: from, date_to: to }) => from === undefined || to === undefined || from <= to, {
    error: 'must not be before date_from',
    path: ['date_to'],
  });

export const nextMatchQuery = z.strictObject({ nextEvents: upTo(50).default(1) });

export const widgetQuery = z.strictObject({
  stage_id: name.optional(),
  week: week.optional().describe('the tables as they stood after this week'),
  teamId: name.optional().describe('only the tables and scorers of this team'),
});

export const noQuery = z.strictObject({});

export const tournamentsQuery = z.strictObject({
  search: name.optional().describe('a part of the name, in any of the three languages'),
  slug: name.optional(),
  season: name.optional(),
});

export const standingsQuery = z.strictObject({
  week: week.optional().describe('as they stood after this week'),
});

export const calendarQuery = z.strictObject({
  by: z.enum(['week', 'round', 'date']).default('week').describe('what the matches are grouped by'),
  stage_id: name.optional(),
  week: week.optional(),
  team_id: name.optional(),
});

const paged = { page: upTo(9999).default(1), size: upTo(100).default(20) };

export const teamsQuery = z.strictObject({
  ...paged,
  search: name.optional().describe('a part of the name, in any of the three languages'),
  kind: z.enum(['national', 'club']).optional(),
  tournament: name.optional().describe('only the teams of this tournament'),
});

export const playersQuery = z.strictObject({
  ...paged,
  search: name.max(100).optional().describe('words of the name or their beginnings, with or without accents'),
  team_id: name.optional(),
});

export const teamMatchesQuery = z.strictObject({
  ...paged,
  status: list.pipe(z.array(matchStatus)).optional(),
  tournaments: list.optional(),
  opponent: name.optional().describe('only those against this team'),
  order: z.enum(['latest', 'earliest']).default('latest').describe('which matches come first'),
});

export const ofTournamentQuery = z.strictObject({
  tournament: name.optional().describe('the latest that holds the team, unless another is named'),
});

export type MatchesQuery = z.output<typeof matchesQuery>;
export type WidgetQuery = z.output<typeof widgetQuery>;
export type CalendarQuery = z.output<typeof calendarQuery>;
export type TeamsQuery = z.output<typeof teamsQuery>;
export type PlayersQuery = z.output<typeof playersQuery>;
export type TeamMatchesQuery = z.output<typeof teamMatchesQuery>;
export type TournamentsQuery = z.output<typeof tournamentsQuery>;
