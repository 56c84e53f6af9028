import { z } from 'zod';
import { isTimeZone } from './dayInZone.ts';
import { matchStatus } from './statsSchemas.ts';

/** `a,b` and `a` given twice both mean a list. */
const list = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => [value].flat().flatMap((one) => one.split(',').filter(Boolean)))
  .describe('one or more, separated by commas');

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

export const matchesQuery = z.object({
  date_from: z.iso.date().optional(),
  date_to: z.iso.date().optional(),
  status: list.pipe(z.array(matchStatus)).optional(),
  tournaments: list.optional(),
  contestant_home_id: z.string().optional(),
  contestant_away_id: z.string().optional(),
  nearest: z.coerce
    .number()
    .pipe(z.int().min(1).max(50))
    .optional()
    .describe('only so many, those nearest to now, playing first'),
});

export const nextMatchQuery = z.object({
  nextEvents: z.coerce.number().pipe(z.int().min(1).max(50)).default(1),
});

export const widgetQuery = z.object({
  stage_id: z.string().optional(),
  week: z.coerce
    .number()
    .pipe(z.int().min(1).max(99))
    .optional()
    .describe('the tables as they stood after this week'),
  teamId: z.string().optional().describe('only the tables and scorers of this team'),
});

export type MatchesQuery = z.output<typeof matchesQuery>;
export type WidgetQuery = z.output<typeof widgetQuery>;
