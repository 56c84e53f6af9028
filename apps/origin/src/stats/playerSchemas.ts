import { z } from 'zod';
import { paginationSchema } from '../content/listSchema.ts';
import { id, matchWire, teamWire, tournamentWire } from './statsSchemas.ts';

export const position = z.enum(['GK', 'DF', 'MF', 'FW']);

const inTournament = z.object({
  tournament: tournamentWire,
  number: z.int().nullable(),
  team_matches: z.int().describe('played by his team'),
  line_ups_known: z
    .int()
    .describe('of so many of them the line-up is known: appearances and cards are of these'),
  appearances: z.int().nullable().describe('null where no line-up is known'),
  starts: z.int().nullable(),
  goals: z.int().describe('of those known; own goals are not counted'),
  goals_known: z.int().describe('of so many of the matches of his team every goal is known'),
  is_whole: z.boolean().describe('whether no match of his team is missing here'),
  penalties: z.int(),
  yellow_cards: z.int().nullable(),
  red_cards: z.int().nullable().describe('second yellow cards too'),
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

export const playerEntry = z.object({ id, name: z.string(), team: teamWire }).meta({ id: 'PlayerEntry' });

export const playerList = z.object({
  players: z.array(playerEntry),
  paginationInfo: paginationSchema,
});

const playerMatch = z.object({
  match: matchWire,
  side: z.enum(['home', 'away']).describe('his'),
  part: z.enum(['started', 'substitute', 'bench']).nullable().describe('null where it is not known'),
  minute_on: z.string().nullable(),
  minute_off: z.string().nullable(),
  goals: z.array(z.object({ minute: z.string(), kind: z.enum(['goal', 'penalty', 'own']) })),
  yellow_cards: z.int().nullable().describe('null where the cards of the match are not known'),
  red_cards: z.int().nullable().describe('second yellow cards too'),
});

export const playerMatches = z
  .object({ matches: z.array(playerMatch).describe('those he is named in, the latest hundred') })
  .meta({ id: 'PlayerMatches' });

export type PlayerMatchesWire = z.output<typeof playerMatches>;
export type PlayerListWire = z.output<typeof playerList>;
export type PlayerWire = z.output<typeof playerWire>;
