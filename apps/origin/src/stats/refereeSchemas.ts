import { z } from 'zod';
import { id, matchWire, teamWire, tournamentWire } from './statsSchemas.ts';

const cards = {
  matches_known: z.int().nonnegative().describe('the cards are of so many of the matches'),
  yellow_cards: z.int().nullable().describe('null where the cards of no match are known'),
  red_cards: z.int().nullable().describe('second yellow cards too'),
};

export const refereeWire = z
  .object({
    id,
    name: z.string(),
    association: z.string().nullable().describe('the FIFA code of the one that listed the referee last'),
    team: teamWire.nullable().describe('of that association, where it is held'),
    matches: z
      .array(
        z.object({
          match: matchWire,
          yellow_cards: z.int().nullable().describe('of both sides; null where they are not known'),
          red_cards: z.int().nullable().describe('second yellow cards too'),
        }),
      )
      .describe('those on record, the latest first, a hundred at most'),
    tournaments: z
      .array(z.object({ tournament: tournamentWire, played: z.int().nonnegative(), ...cards }))
      .describe('the latest first; there may be matches that are not on record'),
  })
  .meta({ id: 'Referee' });

export const refereeList = z.object({
  referees: z
    .array(refereeWire.pick({ id: true, name: true }))
    .describe('those of a match on record, by name'),
});

export type RefereeWire = z.output<typeof refereeWire>;
export type RefereeListWire = z.output<typeof refereeList>;
