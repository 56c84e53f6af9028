import { positions } from '@cancha/stats/team/Squad';
import { z } from 'zod';
import { dateOnly, id, nullableNumber, nullableText, requiredLine } from '../reading/wireFields';
import { teamSchema, tournamentSchema } from './match.wire';

export const teamWithIdSchema = teamSchema.extend({ id });

export const teamProfileSchema = z.object({
  team: teamWithIdSchema.extend({ kind: z.enum(['national', 'club']).nullish().catch(null) }),
  coach: nullableText,
  tournaments: z.unknown().optional(),
});

const recordSchema = z
  .object({
    played: z.number(),
    won: z.number(),
    drawn: z.number(),
    lost: z.number(),
    goals_for: z.number(),
    goals_against: z.number(),
  })
  .transform(({ goals_for: goalsFor, goals_against: goalsAgainst, ...record }) => ({
    ...record,
    goalsFor,
    goalsAgainst,
  }));

const optionalRecordSchema = recordSchema
  .nullish()
  .catch(null)
  .transform((record) => record ?? null);

/** Anything but a whole statement is none: what is not said to be complete is partial. */
const coverageSchema = z
  .object({
    tournament: z
      .union([z.string(), z.number()])
      .nullish()
      .transform((value) => (value ? String(value) : null)),
    from: z.iso.date(),
    until: z.iso.date(),
    matches: z.int().positive(),
  })
  .transform(({ tournament: tournamentId, ...span }) => ({ tournamentId, ...span }))
  .nullish()
  .catch(null)
  .transform((coverage) => coverage ?? null);

export const teamStatisticsSchema = z.object({
  tournament: tournamentSchema,
  coverage: coverageSchema,
  total: recordSchema,
  home: optionalRecordSchema,
  away: optionalRecordSchema,
  neutral: optionalRecordSchema,
  clean_sheets: nullableNumber,
  without_scoring: nullableNumber,
  yellow_cards: nullableNumber,
  red_cards: nullableNumber,
  biggest_win: z.unknown().optional(),
  biggest_defeat: z.unknown().optional(),
  scorers: z.unknown().optional(),
});

export const squadSchema = z.object({
  tournament: tournamentSchema.nullish(),
  coach: nullableText,
  lines: z.unknown().optional(),
});

export const squadLineSchema = z.object({
  // A new kind of line would have no heading here.
  position: z.enum(positions),
  players: z.unknown().optional(),
});

export const squadPlayerSchema = z.object({
  id,
  name: requiredLine,
  number: nullableNumber,
  born: dateOnly,
  club: nullableText,
});

export const pagesSchema = z.object({ lastPage: nullableNumber });

export const teamMatchesSchema = z.object({
  matches: z.unknown().optional(),
  coverage: coverageSchema,
  paginationInfo: pagesSchema.nullish().catch(null),
});

export const playerSchema = z.object({
  id,
  name: requiredLine,
  team: teamSchema.nullish().catch(null),
  position: z.enum(positions).nullish().catch(null),
  born: dateOnly,
  club: nullableText,
  tournaments: z.unknown().optional(),
});

export const playerTournamentSchema = z.object({
  tournament: tournamentSchema,
  number: nullableNumber,
  team_matches: nullableNumber,
  line_ups_known: nullableNumber,
  appearances: nullableNumber,
  starts: nullableNumber,
  goals: nullableNumber,
  goals_known: nullableNumber,
  is_whole: z.boolean().nullish().catch(null),
  penalties: nullableNumber,
  yellow_cards: nullableNumber,
  red_cards: nullableNumber,
});

export const opponentsSchema = z.object({ opponents: z.unknown().optional() });

export const opponentSchema = z.object({ team: teamWithIdSchema, matches: z.number() });

export const playerMatchesSchema = z.object({ matches: z.unknown().optional() });

export const playerMatchSchema = z.object({
  match: z.unknown(),
  side: z.enum(['home', 'away']),
  part: z.enum(['started', 'substitute', 'bench']).nullish().catch(null),
  minute_on: nullableText,
  minute_off: nullableText,
  goals: z
    .array(z.object({ minute: z.string(), kind: z.enum(['goal', 'penalty', 'own']) }))
    .nullish()
    .catch(null)
    .transform((goals) => goals ?? []),
  yellow_cards: nullableNumber,
  red_cards: nullableNumber,
});
