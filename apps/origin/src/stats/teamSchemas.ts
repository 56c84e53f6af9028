import { z } from 'zod';
import { paginationSchema } from '../content/listSchema.ts';
import {
  coverageWire,
  id,
  matchList,
  matchWire,
  scorerWire,
  standingsRow,
  teamWire,
  tournamentWire,
} from './statsSchemas.ts';
import { position } from './playerSchemas.ts';

export const teamEntry = teamWire.extend({ kind: z.enum(['national', 'club']) }).meta({ id: 'TeamEntry' });

export const teamList = z.object({ teams: z.array(teamEntry), paginationInfo: paginationSchema });

export const teamHeader = z
  .object({
    team: teamEntry,
    coach: z.string().nullable().describe('in the latest tournament that names one'),
    tournaments: z.array(tournamentWire).describe('the latest first'),
  })
  .meta({ id: 'TeamHeader' });

export const teamMatches = matchList.extend({
  team: teamWire,
  paginationInfo: paginationSchema,
  coverage: coverageWire,
});

export const teamOpponents = z
  .object({
    team: teamWire,
    opponents: z
      .array(z.object({ team: teamWire, matches: z.int().describe('held, those to come among them') }))
      .describe('whom it meets most often first'),
  })
  .meta({ id: 'Opponents' });

const record = standingsRow.pick({
  played: true,
  won: true,
  drawn: true,
  lost: true,
  goals_for: true,
  goals_against: true,
});

export const teamStatistics = z
  .object({
    team: teamWire,
    tournament: tournamentWire,
    coverage: coverageWire,
    total: record,
    home: record.describe('on its own ground; where nobody says whose it is, as the side named first'),
    away: record,
    neutral: record,
    clean_sheets: z.int(),
    without_scoring: z.int(),
    yellow_cards: z.int().nullable().describe('null where not all cards are known'),
    red_cards: z.int().nullable().describe('second yellow cards too'),
    biggest_win: matchWire.nullable(),
    biggest_defeat: matchWire.nullable(),
    scorers: z.array(scorerWire).describe('empty where not every goal of the tournament is known'),
  })
  .meta({ id: 'TeamStatistics' });

const squadPlayer = z.object({
  id,
  name: z.string(),
  number: z.int().nullable(),
  position,
  born: z.iso.date().nullable(),
  club: z.string().nullable(),
  club_country: z.string().nullable(),
});

export const teamSquad = z
  .object({
    team: teamWire,
    tournament: tournamentWire.nullable().describe('null: no squad of this team is known'),
    coach: z.string().nullable(),
    lines: z.array(z.object({ position, players: z.array(squadPlayer) })),
  })
  .meta({ id: 'Squad' });

export type TeamStatisticsWire = z.output<typeof teamStatistics>;
export type TeamSquadWire = z.output<typeof teamSquad>;
export type TeamMatchesWire = z.output<typeof teamMatches>;
export type TeamListWire = z.output<typeof teamList>;
