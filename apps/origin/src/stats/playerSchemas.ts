import { z } from 'zod';
import { id, teamWire, tournamentWire } from './statsSchemas.ts';

export const position = z.enum(['GK', 'DF', 'MF', 'FW']);

const inTournament = z.object({
  tournament: tournamentWire,
  number: z.int().nullable(),
  appearances: z.int().nullable().describe('null where line-ups are not known'),
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

export type PlayerWire = z.output<typeof playerWire>;
