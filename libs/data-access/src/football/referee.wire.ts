import { z } from 'zod';
import { id, nullableNumber, nullableText, requiredLine } from '../reading/wireFields';
import { teamSchema, tournamentSchema } from './match.wire';

export const listedRefereeSchema = z.object({ id, name: requiredLine });

export const refereeSchema = listedRefereeSchema.extend({
  association: nullableText,
  team: teamSchema.nullish().catch(null),
  matches: z.unknown().optional(),
  tournaments: z.unknown().optional(),
});

export const refereeMatchSchema = z.object({
  match: z.unknown(),
  yellow_cards: nullableNumber,
  red_cards: nullableNumber,
});

export const refereeTournamentSchema = z.object({
  tournament: tournamentSchema,
  played: z.number(),
  matches_known: nullableNumber,
  yellow_cards: nullableNumber,
  red_cards: nullableNumber,
});
