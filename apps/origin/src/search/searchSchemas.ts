import { z } from 'zod';
import { listedArticleSchema } from '../content/articleSchema.ts';
import { teamEntry } from '../stats/teamSchemas.ts';
import { playerEntry } from '../stats/playerSchemas.ts';
import { refereeWire } from '../stats/refereeSchemas.ts';
import { tournamentWire } from '../stats/statsSchemas.ts';
import { venueWire } from '../stats/venueSchemas.ts';

const found = <Item extends z.ZodType>(item: Item) =>
  z.strictObject({
    total: z.int().nonnegative().describe('how many there are, however many are listed'),
    items: z.array(item),
  });

export const searchWire = z
  .strictObject({
    corrected: z
      .string()
      .nullable()
      .describe('nothing has the words as they were typed; what is found has these'),
    partial: z.boolean().describe('nothing has all the words; what is found has some of them'),
    teams: found(teamEntry),
    players: found(playerEntry),
    competitions: found(tournamentWire).describe('the latest season of each, unless the words name one'),
    venues: found(venueWire.pick({ id: true, name: true, city: true })),
    referees: found(refereeWire.pick({ id: true, name: true, team: true })),
    articles: found(listedArticleSchema),
  })
  .meta({ id: 'SearchResults' });

export type SearchWire = z.output<typeof searchWire>;
