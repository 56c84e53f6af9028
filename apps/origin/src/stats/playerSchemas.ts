import { z } from 'zod';
import { paginationSchema } from '../content/listSchema.ts';
import { id, teamWire, tournamentWire } from './statsSchemas.ts';

export const position = z.enum(['GK', 'DF', 'MF', 'FW']);

const inTournament = z.object({
  tournament: tournamentWire,
  number: z.int().nullable(),
  team_matches: z.int().describe('how many his team played'),
  line_ups_known: z.int().describe('of how many of them the line-up is known'),
  appearances: z.int().nullable().describe('in those whose line-up is known; null where none is'),
  starts: z.int().nullable(),
  goals: z.int().describe('of those known; own goals are not counted'),
  penalties: z.int(),
  yellow_cards: z.int().nullable(),
  red_cards: z.int().nullable(),
});

export const playerWire = z
  .object({
    id,
    name: z.string(),
    team: teamWire,
    position: position.nullable(),
    born: z.iso.date().nullable(),
    club: z.string().nullable(),
    club_country: z.string().nullable(),
    goals: z.int(),
    tournaments: z.array(inTournament).describe('the latest first'),
  })
  .meta({ id: 'Player' });

export const playerList = z.object({
  players: z.array(z.object({ id, name: z.string(), team: teamWire })),
  paginationInfo: paginationSchema,
});

export type PlayerWire = z.output<typeof playerWire>;
