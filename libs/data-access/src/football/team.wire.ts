import { z } from 'zod';
import { positions } from '@cancha/stats/team/Squad';
import { id } from '../reading/wireFields';
import { teamSchema, tournamentSchema } from './match.wire';

const words = z.string().nullish();
const count = z.number().nullish();

export const knownTeamSchema = teamSchema.extend({ id });

export const teamProfileSchema = z.object({
  team: knownTeamSchema.extend({ kind: z.enum(['national', 'club']).nullish().catch(null) }),
  coach: words,
  tournaments: z.unknown().optional(),
});

export const recordSchema = z.object({
  played: z.number(),
  won: z.number(),
  drawn: z.number(),
  lost: z.number(),
  goals_for: z.number(),
  goals_against: z.number(),
});

export const teamStatisticsSchema = z.object({
  tournament: tournamentSchema,
  total: recordSchema,
  home: recordSchema.nullish().catch(null),
  away: recordSchema.nullish().catch(null),
  clean_sheets: count,
  without_scoring: count,
  yellow_cards: count,
  red_cards: count,
  biggest_win: z.unknown().optional(),
  biggest_defeat: z.unknown().optional(),
  scorers: z.unknown().optional(),
});

export const squadSchema = z.object({
  tournament: tournamentSchema.nullish(),
  coach: words,
  lines: z.unknown().optional(),
});

export const squadLineSchema = z.object({
  // A line of a kind new to us has no heading here.
  position: z.enum(positions),
  players: z.unknown().optional(),
});

export const squadPlayerSchema = z.object({
  id,
  name: z.string().min(1),
  number: count,
  born: words,
  club: words,
});

export const pagesSchema = z.object({ lastPage: z.number().nullish() });

export const teamMatchesSchema = z.object({
  matches: z.unknown().optional(),
  paginationInfo: pagesSchema.nullish().catch(null),
});

export const playerSchema = z.object({
  id,
  name: z.string().min(1),
  team: teamSchema.nullish().catch(null),
  position: z.enum(positions).nullish().catch(null),
  born: words,
  club: words,
  tournaments: z.unknown().optional(),
});

export const playerTournamentSchema = z.object({
  tournament: tournamentSchema,
  number: count,
  team_matches: count,
  line_ups_known: count,
  appearances: count,
  starts: count,
  goals: count,
  penalties: count,
  yellow_cards: count,
  red_cards: count,
});
