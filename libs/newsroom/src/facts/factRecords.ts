import { z } from 'zod';
import { tournamentRules } from './tournamentRules.ts';

const key = z.string().min(1);
const day = z.iso.date();
const pair = z.tuple([z.int().nonnegative(), z.int().nonnegative()]);
const side = z.enum(['home', 'away']);
const names = { es: z.string().min(1), pt: z.string().min(1), en: z.string().min(1) };

const team = z.object({
  key,
  kind: z.enum(['national', 'club']),
  ...names,
  fullName: z.string().nullable(),
  code: z.string().length(3),
  iso2: z.string().min(2),
  city: z.string().nullable(),
});

/** Colours of a club's shield, as `#d2122e`: the ground first. A team without an entry is drawn in made-up ones. */
const colour = z.string().regex(/^#[0-9a-f]{6}$/);
const clubColours = z.object({ team: key, first: colour, second: colour });

const venue = z.object({
  key,
  name: z.string(),
  city: z.string(),
  country: z.string().length(2).nullable(),
  capacity: z.int().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});

/** `rules` null: nothing is known of them, and nothing of it has a table. */
const tournament = z.object({
  key,
  slug: key,
  season: key,
  ...names,
  whole: z.boolean(),
  rules: tournamentRules.nullable(),
});

const stage = z.object({ key, tournament: key, ...names, hasTable: z.boolean() });

const zone = z.object({
  stage: key,
  zone: z.string(),
  first: z.int(),
  last: z.int(),
  teams: z.array(key).nullable(),
  ...names,
});

const entry = z.object({ tournament: key, team: key, stage: key.nullable(), coach: z.string().nullable() });

/** `score` counts extra time; `ninety` is there only when extra time was played. `utc` null: only the day is known. */
const match = z.object({
  key,
  alias: key.nullable(),
  tournament: key,
  stage: key.nullable(),
  week: z.int().nullable(),
  day,
  utc: z.iso.datetime().nullable(),
  status: z.enum(['played', 'fixture', 'awarded', 'postponed', 'suspended', 'cancelled']),
  home: key,
  away: key,
  score: pair.nullable(),
  ninety: pair.nullable(),
  halfTime: pair.nullable(),
  penalties: pair.nullable(),
  shootOutWinner: side.nullable(),
  venue: key.nullable(),
  city: z.string().nullable(),
  referee: z.string().nullable(),
  attendance: z.int().nullable(),
  /** On whose ground it is played; null: nobody says, and the side named first counts as at home. */
  ground: z.enum(['home', 'away', 'neutral']).nullable(),
});

/**
 * What a source says of itself: it holds every match that `team` played from one day to another, in one tournament or,
 * without one, in all; `matches` of them have a result. Where nothing is said, matches may be missing.
 */
const coverage = z.object({
  team: key,
  tournament: key.nullable(),
  from: day,
  until: day,
  matches: z.int().positive(),
});

/** The place of a team in the FIFA ranking of a day. */
const ranking = z.object({ published: day, team: key, position: z.int().positive() });

/** The side of a goal is the side it counts for. A kick of the shoot-out has no minute. */
const event = z.object({
  match: key,
  minute: z
    .string()
    .regex(/^\d{1,3}(\+\d{1,2})?$/)
    .nullable(),
  kind: z.enum([
    'goal',
    'penalty',
    'own',
    'yellow',
    'second-yellow',
    'red',
    'substitution',
    'kick-scored',
    'kick-missed',
  ]),
  side,
  player: z.string(),
  number: z.int().nullable(),
  playerOff: z.string().nullable(),
  numberOff: z.int().nullable(),
});

/**
 * Shirt numbers line by line, the keeper first; the names stand in the squad. `formation` is empty, and `bench` null,
 * where the source does not have them.
 */
const lineUp = z.object({
  match: key,
  side,
  formation: z.string(),
  captain: z.int().nullable(),
  lines: z.array(z.array(z.int())),
  bench: z.array(z.int()).nullable(),
});

const count = z.int().nonnegative();

/** What one side did in a match. */
const statistics = z.object({
  match: key,
  side,
  possession: count,
  shots: count,
  shotsOnTarget: count,
  passes: count,
  passesCompleted: count,
  corners: count,
  fouls: count,
  offsides: count,
  saves: count,
});

/** A number below zero stands for a shirt that is not known: it only tells the players of a squad apart. */
const player = z.object({
  tournament: key,
  team: key,
  number: z.int(),
  name: z.string(),
  position: z.enum(['GK', 'DF', 'MF', 'FW']),
  born: day.nullable(),
  club: z.string().nullable(),
  clubCountry: z.string().nullable(),
});

/** One record type a table. The order of the fields is the order of the columns in the files. */
export const factRecords = {
  teams: team,
  clubColours,
  venues: venue,
  tournaments: tournament,
  stages: stage,
  zones: zone,
  entries: entry,
  matches: match,
  coverage,
  rankings: ranking,
  events: event,
  lineUps: lineUp,
  statistics,
  players: player,
} as const;

export type FactTable = keyof typeof factRecords;
export type Facts = { [Table in FactTable]: z.output<(typeof factRecords)[Table]>[] };
export type TeamFact = Facts['teams'][number];
export type TournamentFact = Facts['tournaments'][number];
export type StageFact = Facts['stages'][number];
export type MatchFact = Facts['matches'][number];
export type CoverageFact = Facts['coverage'][number];
export type EventFact = Facts['events'][number];
export type VenueFact = Facts['venues'][number];
export type PlayerFact = Facts['players'][number];
export type StatisticsFact = Facts['statistics'][number];
export type LineUpFact = Facts['lineUps'][number];
export type ScorePair = z.output<typeof pair>;
export type Side = z.output<typeof side>;

/** No facts at all: what a partial set is spread over. */
export function noFacts(): Facts {
  return {
    teams: [],
    clubColours: [],
    venues: [],
    tournaments: [],
    stages: [],
    zones: [],
    entries: [],
    matches: [],
    coverage: [],
    rankings: [],
    events: [],
    lineUps: [],
    statistics: [],
    players: [],
  };
}
