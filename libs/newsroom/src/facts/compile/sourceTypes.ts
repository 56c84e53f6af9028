// The files of the data folder, as far as they are read here.
import { z } from 'zod';

const key = z.string().min(1);
const pair = z.tuple([z.int().nonnegative(), z.int().nonnegative()]);
const day = z.iso.date();
const minute = z.string().regex(/^\d{1,3}(\+\d{1,2})?$/);
const utc = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?Z$/);
const names = z.object({ es: key, pt: key, en: key });
const score = z.object({ ft: pair, ht: pair.nullish(), et: pair.nullish(), pen: pair.nullish() });
const flag = z.string().regex(/^[A-Z]{2}(-[A-Z]{2,3})?$/);

export const sourceCompetition = z.object({ id: key, name: key, names: names.optional() });

export const sourceNation = z.object({
  id: key.length(3),
  names,
  iso2: flag.nullable(),
  group: z.string().optional(),
  coach: z.string().optional(),
  confederation: z.string().nullish(),
});

export const sourceVenue = z.object({
  id: key,
  name: key,
  city: key,
  country: z.string().length(2),
  capacity: z.int().optional(),
  coords: z.tuple([z.number(), z.number()]).optional(),
});

export const sourceGoal = z.object({
  m: minute,
  team: key,
  no: z.int().optional(),
  p: key,
  pen: z.boolean().optional(),
  og: z.boolean().optional(),
});

export const sourceCupMatch = z.object({
  id: key,
  n: z.int().optional(),
  stage: key,
  group: z.string().optional(),
  matchday: z.int().optional(),
  date: day,
  utc,
  venue: key,
  home: key,
  away: key,
  status: z.string(),
  score: score.optional(),
  goals: z.array(sourceGoal).optional(),
  slots: z.tuple([key, key]).optional(),
  attendance: z.int().optional(),
  referee: z.string().optional(),
});

export const sourceEvent = z.object({
  t: z.enum(['goal', 'yellow', 'yellow-red', 'red', 'sub']),
  m: minute,
  team: key,
  no: z.int(),
  p: key,
  og: z.boolean().optional(),
  pen: z.boolean().optional(),
  off: z.string().optional(),
  offNo: z.int().optional(),
});

const sourceLineUp = z.object({
  formation: z.string(),
  xi: z.array(z.object({ no: z.int(), name: key, line: z.int(), captain: z.boolean().optional() })),
});

export const sourceMatchEvents = z.object({
  lineups: z.record(z.string(), sourceLineUp).nullable(),
  events: z.array(sourceEvent),
  shootout: z.array(z.object({ team: key, no: z.int(), p: key, scored: z.boolean() })).optional(),
});

export const sourceSquadPlayer = z.object({
  no: z.int(),
  name: key,
  pos: z.enum(['GK', 'DF', 'MF', 'FW']),
  dob: day.optional(),
  club: z.string().optional(),
  clubCountry: z.string().optional(),
});

export const sourceLeagueMatch = z.object({
  id: key,
  stage: z.string().optional(),
  round: z.string().optional(),
  group: z.string().optional(),
  matchday: z.int().optional(),
  date: day,
  utc: utc.optional(),
  home: key,
  away: key,
  status: z.string(),
  score: score.optional(),
});

export const sourceTable = z.object({ table: key, rows: z.array(z.object({ team: key })) });

export const sourceInternational = z.object({
  id: key,
  date: day,
  t: key,
  home: key,
  away: key,
  score: pair.optional(),
  city: z.string(),
  /** Not on the ground of either; else the host is named first. */
  neutral: z.boolean().optional(),
  shootoutWinner: z.string().optional(),
  goals: z
    .array(
      z.object({
        m: z.int().nullable(),
        team: key,
        p: key,
        pen: z.boolean().optional(),
        og: z.boolean().optional(),
      }),
    )
    .optional(),
});

export const sourceClub = z.object({
  id: key,
  name: key,
  short: key,
  iso2: flag,
  city: z.string().optional(),
  code: z.string().length(3),
});

/** `[type, minute, team, player, detail, [x, y]]`; of a substitution the fifth is who went off. */
const timelineEvent = z
  .tuple([z.string(), minute, key, z.int(), z.union([z.string(), z.int()]).optional()])
  .rest(z.unknown());

export const sourceMatchCentreMatch = z.object({
  id: key,
  utc,
  stage: key,
  group: z.string().optional(),
  venue: key,
  home: key,
  away: key,
  score,
  lineups: z.record(z.string(), z.object({ xi: z.array(z.int()), bench: z.array(z.int()).optional() })),
  stats: z.record(z.string(), z.record(z.string(), z.number())),
  events: z.array(timelineEvent),
  shootout: z.array(z.tuple([key, z.int(), z.union([z.literal(0), z.literal(1)])])).optional(),
});

export const sourceMatchCentrePlayer = z.object({
  name: key,
  full: z.string().optional(),
  pos: z.enum(['GK', 'DF', 'MD', 'FW']),
  dob: day.optional(),
});

export type SourceNames = z.output<typeof names>;
export type SourcePair = z.output<typeof pair>;
export type SourceScore = z.output<typeof score>;
export type SourceCompetition = z.output<typeof sourceCompetition>;
export type SourceNation = z.output<typeof sourceNation>;
export type SourceVenue = z.output<typeof sourceVenue>;
export type SourceGoal = z.output<typeof sourceGoal>;
export type SourceCupMatch = z.output<typeof sourceCupMatch>;
export type SourceEvent = z.output<typeof sourceEvent>;
export type SourceLineUp = z.output<typeof sourceLineUp>;
export type SourceMatchEvents = z.output<typeof sourceMatchEvents>;
export type SourceSquadPlayer = z.output<typeof sourceSquadPlayer>;
export type SourceLeagueMatch = z.output<typeof sourceLeagueMatch>;
export type SourceTable = z.output<typeof sourceTable>;
export type SourceInternational = z.output<typeof sourceInternational>;
export type SourceClub = z.output<typeof sourceClub>;
export type SourceMatchCentreMatch = z.output<typeof sourceMatchCentreMatch>;
export type SourceMatchCentrePlayer = z.output<typeof sourceMatchCentrePlayer>;

/** One tournament of national teams. */
export interface SourceCup {
  competition: SourceCompetition;
  season: string;
  /** Some of its records could not be read. */
  hasGaps?: boolean;
  venues: SourceVenue[];
  teams: SourceNation[];
  matches: SourceCupMatch[];
}

/** Line-ups and events by match. */
export interface SourceEvents {
  matches: Record<string, SourceMatchEvents>;
}

/** Players by team. */
export interface SourceSquads {
  squads: Record<string, SourceSquadPlayer[]>;
}

/** One season of a club competition. */
export interface SourceLeague {
  competition: SourceCompetition;
  season: string;
  /** Some of its records could not be read. */
  hasGaps?: boolean;
  teams: string[];
  tables: SourceTable[];
  matches: SourceLeagueMatch[];
}

/** National teams of which a list holds every match between two days. */
export interface SourceScope {
  from: string;
  until: string;
  teams: string[];
  /** All that the list holds, whatever is selected of it later. */
  matches: SourceInternational[];
}

export interface SourceInternationals {
  /** What the list says of itself; null where it says nothing that is understood. */
  scope: SourceScope | null;
  /** What the competitions are called, by code. */
  tournaments: Record<string, string>;
  teams: SourceNation[];
  matches: SourceInternational[];
}

export interface SourceClubs {
  clubs: SourceClub[];
}

/** A tournament with everything a match centre shows. Players by an id of the source's own. */
export interface SourceMatchCentre {
  competition: SourceCompetition;
  season: string;
  /** Some of its records could not be read. */
  hasGaps?: boolean;
  teams: SourceNation[];
  players: Record<string, SourceMatchCentrePlayer>;
  matches: SourceMatchCentreMatch[];
}
