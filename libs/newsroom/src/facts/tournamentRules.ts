import { tieBreakers, type TableRules as RankedBy } from '@cancha/stats/ranking/TableRules.ts';
import { z } from 'zod';

const key = z.string().min(1);

export const tieBreaker = z.enum(tieBreakers);

/** A table of some teams of a stage, of all they played in it: the conferences and zones of one league. */
const partTable = z.object({ stage: key, of: key, teams: z.array(key) });

/** Where the sides of a knock-out match come from: `1A`, `2B`, `3A/B/C`, `W74` (who won match 74), `L101`. */
const bracketMatch = z.object({ match: key, number: z.int(), home: z.string(), away: z.string() });

/** What decides a title: the last match of a round, or the first place of a table once it is complete. */
const title = z.object({
  /** `null`: matches that are not held. */
  stage: key.nullable(),
  /** Of a half of the season; `null` for that of the whole competition. */
  names: z.object({ es: key, pt: key, en: key }).nullable(),
  /** Who won it, where no stage can tell. */
  published: z.object({ champion: key, second: key.nullable() }).optional(),
});

/** Of teams level on points in `table`, those that ended the stage `after` in its first `places` come first. */
const invisiblePoint = z.object({ table: key, after: key, places: z.int().positive() });

/** Points taken from a team before its first match. */
const deduction = z.object({ team: key, points: z.int().positive() });

export const tableRules = z.object({
  points: z.object({ win: z.int(), draw: z.int(), loss: z.int() }),
  order: z.array(tieBreaker),
  /** Games among level teams count only when each pair of them has met so often. */
  meetings: z.int().nonnegative(),
  /** Absent in a file that says nothing of it. */
  headToHeadAnew: z.enum(['at-once', 'when-spent']).default('at-once'),
}) satisfies z.ZodType<RankedBy>;

/** What a competition goes by: how its tables are ordered, and how its knock-out matches hang together. */
export const tournamentRules = tableRules.extend({
  /** The ranking of those third in their groups, and how many of them go through. */
  thirds: z.object({ order: z.array(tieBreaker), through: z.int() }).nullable(),
  tables: z.array(partTable),
  bracket: z.array(bracketMatch),
  titles: z.array(title).default([]),
  /** The table of a whole year, and over how many seasons points a game are counted, where these decide who goes down. */
  longTables: z.object({ annual: z.boolean(), averages: z.int().nonnegative() }).nullable().default(null),
  deductions: z.array(deduction).default([]),
  invisiblePoints: z.array(invisiblePoint).default([]),
});

export type TableRules = z.output<typeof tableRules>;
export type TournamentRules = z.output<typeof tournamentRules>;

/** What holds where a competition says nothing else. */
export const plainRules: TournamentRules = {
  points: { win: 3, draw: 1, loss: 0 },
  order: ['goal-difference', 'goals-for'],
  meetings: 0,
  headToHeadAnew: 'at-once',
  thirds: null,
  tables: [],
  bracket: [],
  titles: [],
  longTables: null,
  deductions: [],
  invisiblePoints: [],
};
