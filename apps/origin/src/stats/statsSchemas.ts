import { z } from 'zod';
import { confederations } from './tournamentArea.ts';
import { tieBreaker } from '@cancha/newsroom/facts/tournamentRules.ts';

export const id = z
  .string()
  .regex(/^[0-9a-z]{24}$/)
  .describe('24 lower-case base-36 characters');
const score = z.int().nonnegative().nullable();

export const matchStatus = z.enum([
  'played',
  'playing',
  'fixture',
  'unplanned',
  'postponed',
  'suspended',
  'cancelled',
  'awarded',
]);

export const teamWire = z
  .object({ id, name: z.string(), image: z.url(), code: z.string() })
  .meta({ id: 'Team' });

const sideSource = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum(['winner', 'loser']),
    of: z.int().positive().describe('how many matches the round has'),
    order: z.int().positive().describe('which of them, by their official numbers'),
  }),
  z.object({ kind: z.literal('place'), place: z.union([z.literal(1), z.literal(2)]), group: z.string() }),
  z.object({ kind: z.literal('third'), groups: z.array(z.string()) }),
  z.object({ kind: z.literal('unknown') }),
]);

const openSideWire = z
  .object({
    id: z.null(),
    name: z.string().describe('its code in the bracket: W74, 2B, 3A/B/C; ? where nobody says'),
    image: z.null(),
    code: z.null(),
    from: sideSource,
  })
  .describe('a side that is not known yet (an extension of ours)')
  .meta({ id: 'OpenSide' });

const contestant = z.union([teamWire, openSideWire]);

export const tournamentWire = z
  .object({ id, name: z.string(), slug: z.string(), season: z.string() })
  .meta({ id: 'Tournament' });

const stageWire = z.object({ id, name: z.string() });
const matchStageWire = stageWire.extend({
  has_table: z.boolean().describe('false: a knock-out round (an extension of ours)'),
});

const goalWire = z.object({
  minute: z.string().describe('90+3 in stoppage time'),
  side: z.enum(['home', 'away']).describe('the side it counts for, own goals too'),
  player: z.string(),
  kind: z.enum(['goal', 'penalty', 'own']),
});

/** `null`: never since it was first held. */
const change = z.iso.datetime().nullable();

export const matchWire = z
  .object({
    id,
    date: z.iso.datetime(),
    time_known: z.boolean().describe('false: only the day is known, and date says noon of it'),
    status: matchStatus,
    contestant_home: contestant,
    contestant_away: contestant,
    length_minutes: z.int().nullable(),
    period: z.int().nullable().describe('SDAPI period id; 14 is full time'),
    total_scores_home: score.describe('after extra time, without the shoot-out'),
    total_scores_away: score,
    penalty_scores_home: score,
    penalty_scores_away: score,
    penalty_winner: z
      .enum(['home', 'away'])
      .nullable()
      .describe('who won the shoot-out, known also where its score is not'),
    tournament: tournamentWire,
    stage: matchStageWire.nullable(),
    venue: z
      .object({ id: id.nullable().describe('an extension of ours'), name: z.string(), city: z.string() })
      .nullable(),
    referee: z.string().nullable(),
    referee_id: id.nullable().describe('an extension of ours'),
    attendance: z.int().nullable(),
    goals: z.array(goalWire).describe('empty where the source does not know them'),
    moved_at: change.describe(
      'when its day or hour, or whether it is off, last changed (an extension of ours)',
    ),
    updated_at: change.describe('when anything that a fixture list tells of it last changed'),
  })
  .meta({ id: 'Match' });

export const coverageWire = z
  .object({
    tournament: id.nullable().describe('the one it speaks of; null: all that the team plays'),
    from: z.iso.date(),
    until: z.iso.date(),
    matches: z.int().positive(),
  })
  .nullable()
  .describe(
    'every match of the team with a result from one day (UTC) to another is in this answer: so many. null: some may be missing (an extension of ours)',
  )
  .meta({ id: 'Coverage' });

export const matchList = z.object({ matches: z.array(matchWire) });

export const standingsRow = z.object({
  position: z.int(),
  team: teamWire,
  played: z.int(),
  won: z.int(),
  drawn: z.int(),
  lost: z.int(),
  goals_for: z.int(),
  goals_against: z.int(),
  goal_difference: z.int(),
  points: z.int(),
  zone: z.string().nullable(),
  by_lots: z
    .boolean()
    .describe('level with a neighbour on all the rules name; in the order of the alphabet in place of lots'),
  before: z
    .object({ rule: tieBreaker, own: z.int(), other: z.int() })
    .nullable()
    .describe('what parts it from the next team with as many points, with its figure and that of the other'),
});

export const tableWire = z.object({
  id,
  name: z.string(),
  rows: z.array(standingsRow),
  zones: z.array(z.object({ zone: z.string(), label: z.string() })),
  invisible_points: z
    .array(id)
    .describe('the teams that come first when level on points, for their place in the stage before'),
});

export const scorerWire = z.object({
  position: z.int().describe('shared by those level on goals and penalties'),
  player: z.string(),
  player_id: id,
  team: teamWire,
  goals: z.int(),
  penalties: z.int(),
});

const averageRow = z.object({
  position: z.int(),
  team: teamWire,
  played: z.int(),
  points: z.int(),
  average: z.number().nullable().describe('points a game; null without a game'),
});

/** What a league that goes by a whole year, or by several, has beside its tables. */
export const longTables = {
  annual: z
    .array(standingsRow)
    .nullable()
    .describe('all tables of the year as one, where that decides something'),
  averages: z
    .object({ seasons: z.array(z.string()), rows: z.array(averageRow) })
    .nullable()
    .describe('points a game over the seasons held, where that decides who goes down'),
};

export const widgetWire = z
  .object({
    tournament: tournamentWire,
    until: z.iso.date().nullable().describe('day of the last result held'),
    stages: z.array(stageWire).describe('the stages that have a table'),
    tables: z.array(tableWire),
    scorers: z.array(scorerWire).describe('the first fifty; empty where not every goal is known'),
    ...longTables,
  })
  .meta({ id: 'CompetitionWidget' });

const listedTournament = tournamentWire.extend({
  confederation: z.enum(confederations).nullable().describe('whose competition it is; fifa: of the world'),
  country: z
    .object({ name: z.string(), image: z.url() })
    .nullable()
    .describe('whose league it is, with its flag; null for a competition of several'),
});

export const tournamentList = z.object({ tournaments: z.array(listedTournament) });

export type CoverageWire = NonNullable<z.output<typeof coverageWire>>;
export type MatchWire = z.output<typeof matchWire>;
export type OpenSideWire = z.output<typeof openSideWire>;
export type TeamWire = z.output<typeof teamWire>;
export type TournamentWire = z.output<typeof tournamentWire>;
export type TableWire = z.output<typeof tableWire>;
export type ScorerWire = z.output<typeof scorerWire>;
export type WidgetWire = z.output<typeof widgetWire>;
