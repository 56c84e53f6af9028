import { z } from 'zod';
import { tableRules } from '@cancha/newsroom/facts/tournamentRules.ts';
import {
  id,
  longTables,
  matchWire,
  scorerWire,
  standingsRow,
  tableWire,
  teamWire,
  tournamentWire,
} from './statsSchemas.ts';

const outcome = z.enum(['won', 'drawn', 'lost']);

const rowWithForm = standingsRow.extend({
  form: z
    .array(outcome)
    .describe('the last five results, the oldest first; none where matches of the team may be missing'),
});

const slot = z
  .string()
  .nullable()
  .describe('1A first of group A, 3A/B/C one of those thirds, W74 and L101 who won or lost that match');

const bracketMatch = z.object({
  number: z.int().nullable(),
  home_slot: slot,
  away_slot: slot,
  match: matchWire,
});

const titleWire = z
  .object({
    name: z.string().nullable().describe('of a half of the season; null for the title of all of it'),
    champion: teamWire,
    runner_up: teamWire.nullable(),
    match: matchWire.nullable().describe('the last one, where matches decided and not a table'),
    on_record: z.boolean().describe('false: what decided it is not held, this is what was published'),
  })
  .meta({ id: 'Title' });

export const standingsWire = z
  .object({
    tournament: tournamentWire,
    until: z.iso.date().nullable().describe('day of the last result held'),
    rules: tableRules
      .omit({ headToHeadAnew: true })
      .describe(
        'points, and what parts teams level on points; games among them count once each pair has met so often',
      )
      .meta({ id: 'TableRules' }),
    tables: z.array(tableWire.extend({ rows: z.array(rowWithForm) })),
    ranking_date: z.iso.date().nullable().describe('day of the FIFA ranking that parts teams, where it can'),
    thirds: z
      .object({ rows: z.array(standingsRow), through: z.int() })
      .nullable()
      .describe('the ranking of those third in their groups, where it decides who goes on'),
    titles: z.array(titleWire).describe('won so far'),
    partial: z.boolean().describe('it had tables, and matches of it are missing here'),
    deductions: z
      .array(z.object({ team: teamWire, points: z.int() }))
      .describe('points taken from teams; the tables count them'),
    ...longTables,
  })
  .meta({ id: 'Standings' });

export const bracketWire = z
  .object({
    tournament: tournamentWire,
    rounds: z
      .array(z.object({ id, name: z.string(), matches: z.array(bracketMatch) }))
      .describe('in the order they are played; none where there are no knock-out rounds'),
  })
  .meta({ id: 'Bracket' });

const calendarGroup = z.object({
  key: z.string(),
  label: z.string(),
  stage: z.string().nullable(),
  week: z.int().nullable(),
  date: z.iso.date().nullable(),
  matches: z.array(matchWire),
});

export const calendarWire = z
  .object({
    tournament: tournamentWire,
    by: z.enum(['week', 'round', 'date']),
    current: z.string().nullable().describe('key of the group nearest to now'),
    groups: z.array(calendarGroup),
  })
  .meta({ id: 'Calendar' });

export const scorersWire = z.object({
  tournament: tournamentWire,
  complete: z.boolean().describe('false: not every goal is known, and nobody is listed'),
  scorers: z.array(scorerWire),
});

export const cardsWire = z
  .object({
    tournament: tournamentWire,
    whole: z.boolean().describe('false: matches of it are missing here'),
    matches: z.int().describe('with a result'),
    matches_known: z.int().describe('of so many of them the cards are known'),
    players: z
      .array(
        z.object({
          player: z.string(),
          player_id: id,
          team: teamWire,
          yellow_cards: z.int(),
          red_cards: z.int().describe('second yellow cards too'),
        }),
      )
      .describe('everybody who was booked, the most often first'),
  })
  .meta({ id: 'Cards' });

export type CardsWire = z.output<typeof cardsWire>;
export type Outcome = z.output<typeof outcome>;
export type StandingsWire = z.output<typeof standingsWire>;
export type BracketWire = z.output<typeof bracketWire>;
export type CalendarWire = z.output<typeof calendarWire>;
export type ScorersWire = z.output<typeof scorersWire>;
