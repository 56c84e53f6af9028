import { z } from 'zod';
import { id, matchWire } from './statsSchemas.ts';

export const venueWire = z
  .object({
    id,
    name: z.string(),
    city: z.string().nullable(),
    country: z.string().nullable().describe('ISO 3166, two letters'),
    capacity: z.int().positive().nullable(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    played: z.int().nonnegative().describe('matches on record that were played here: there may be others'),
    goals: z.int().nonnegative().describe('in those; extra time counts, kicks of a shoot-out do not'),
    next: z.array(matchWire).describe('what is on and what comes, the nearest first'),
    latest: z.array(matchWire).describe('what was, the latest first'),
  })
  .meta({ id: 'Venue' });

export const venueList = z.object({
  venues: z
    .array(venueWire.pick({ id: true, name: true, city: true }))
    .describe('those of which a match is on record, by name'),
});

export type VenueWire = z.output<typeof venueWire>;
export type VenueListWire = z.output<typeof venueList>;
