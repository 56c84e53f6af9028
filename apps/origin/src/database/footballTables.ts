import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { OpenSide } from '../stats/openSide.ts';
import { bare, searchVector } from './searchWords.ts';

// `id` is the public stats id, `key` the name the facts (and the articles) use for the same thing.

/** National teams and clubs. `image` is a path under the statics address; `colours` are those of a club's shield. */
export const teams = pgTable('football_teams', {
  id: text().primaryKey(),
  key: text().notNull().unique(),
  kind: text({ enum: ['national', 'club'] }).notNull(),
  nameEs: text('name_es').notNull(),
  namePt: text('name_pt').notNull(),
  nameEn: text('name_en').notNull(),
  code: text().notNull(),
  image: text().notNull(),
  colours: jsonb().$type<readonly [string, string]>(),
});

/** Everybody a squad, a line-up or an event names. The sources have no ids: `id` is made of the team and the name. */
export const players = pgTable(
  'football_players',
  {
    id: text().primaryKey(),
    teamId: text('team_id')
      .notNull()
      .references(() => teams.id),
    name: text().notNull(),
    search: searchVector().generatedAlwaysAs(sql`to_tsvector('simple'::regconfig, ${bare(sql`name`)})`),
  },
  (table) => [
    index('football_players_team').on(table.teamId),
    index('football_players_by_word').using('gin', table.search),
  ],
);

/** One season of one competition. `whole` is false where only some of its matches are held. */
export const tournaments = pgTable('football_tournaments', {
  id: text().primaryKey(),
  key: text().notNull().unique(),
  slug: text().notNull(),
  season: text().notNull(),
  nameEs: text('name_es').notNull(),
  namePt: text('name_pt').notNull(),
  nameEn: text('name_en').notNull(),
  whole: boolean().notNull(),
  /** How its tables are ranked, where that is not the usual way. */
  rules: jsonb().$type<unknown>(),
});

/** A group, a league half or a knock-out round, in the order it is played. */
export const stages = pgTable(
  'football_stages',
  {
    id: text().primaryKey(),
    tournamentId: text('tournament_id')
      .notNull()
      .references(() => tournaments.id),
    position: smallint().notNull(),
    nameEs: text('name_es').notNull(),
    namePt: text('name_pt').notNull(),
    nameEn: text('name_en').notNull(),
    hasTable: boolean('has_table').notNull(),
  },
  (table) => [index('football_stages_tournament').on(table.tournamentId)],
);

/** What a span of places leads to. `teamIds`, where it is there, narrows the span to these teams. */
export const standingZones = pgTable(
  'football_standing_zones',
  {
    stageId: text('stage_id')
      .notNull()
      .references(() => stages.id),
    zone: text().notNull(),
    firstPlace: smallint('first_place').notNull(),
    lastPlace: smallint('last_place').notNull(),
    teamIds: text('team_ids').array(),
    labelEs: text('label_es').notNull(),
    labelPt: text('label_pt').notNull(),
    labelEn: text('label_en').notNull(),
  },
  (table) => [primaryKey({ columns: [table.stageId, table.zone] })],
);

/** Grounds. Of some the sources have the name alone. `country` is an ISO 3166 code. */
export const venues = pgTable('football_venues', {
  id: text().primaryKey(),
  key: text().notNull().unique(),
  name: text().notNull(),
  city: text(),
  country: text(),
  capacity: integer(),
  latitude: doublePrecision(),
  longitude: doublePrecision(),
});

/** `association`: the FIFA code of the association that last listed the referee. */
export const referees = pgTable('football_referees', {
  id: text().primaryKey(),
  name: text().notNull(),
  association: text(),
});

/**
 * Scores of the home and away side; null until there is one. `homeScore` counts extra time, not the shoot-out.
 * `movedAt` and `updatedAt` are kept by a trigger of the database (`stamp_football_match`): whoever writes a match
 * leaves them alone.
 */
export const matches = pgTable(
  'football_matches',
  {
    id: text().primaryKey(),
    key: text().notNull().unique(),
    tournamentId: text('tournament_id')
      .notNull()
      .references(() => tournaments.id),
    stageId: text('stage_id').references(() => stages.id),
    week: smallint(),
    day: date({ mode: 'string' }).notNull(),
    kickOff: timestamp('kick_off', { withTimezone: true, mode: 'date' }).notNull(),
    /** The kick-off in the data's own time, while a moved timeline shows it at another. */
    recordedAt: timestamp('recorded_at', { withTimezone: true, mode: 'date' }),
    timeKnown: boolean('time_known').notNull(),
    status: text({
      enum: ['played', 'playing', 'fixture', 'unplanned', 'postponed', 'suspended', 'cancelled', 'awarded'],
    }).notNull(),
    lengthMinutes: smallint('length_minutes'),
    period: smallint(),
    /** `null` until it is known who plays; `homeOpen` then says where they come from. */
    homeId: text('home_id').references(() => teams.id),
    awayId: text('away_id').references(() => teams.id),
    homeOpen: jsonb('home_open').$type<OpenSide>(),
    awayOpen: jsonb('away_open').$type<OpenSide>(),
    homeScore: smallint('home_score'),
    awayScore: smallint('away_score'),
    homeHalfTime: smallint('home_half_time'),
    awayHalfTime: smallint('away_half_time'),
    homeFullTime: smallint('home_full_time'),
    awayFullTime: smallint('away_full_time'),
    homePenalties: smallint('home_penalties'),
    awayPenalties: smallint('away_penalties'),
    shootOutWinner: text('shoot_out_winner', { enum: ['home', 'away'] }),
    venueId: text('venue_id').references(() => venues.id),
    /** As the source of this match calls it, and whom: the same ground or man may be called otherwise in another. */
    venueName: text('venue_name'),
    venueCity: text('venue_city'),
    refereeId: text('referee_id').references(() => referees.id),
    referee: text(),
    attendance: integer(),
    /** On whose ground it is played; null: nobody says. */
    ground: text({ enum: ['home', 'away', 'neutral'] }),
    homeFormation: text('home_formation'),
    awayFormation: text('away_formation'),
    /** When its day or hour, or whether it is off, last changed; null: never since the seed. */
    movedAt: timestamp('moved_at', { withTimezone: true, mode: 'date' }),
    /** When its day, hour, state, sides, ground or result last changed. */
    updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }),
  },
  (table) => [
    index('football_matches_kick_off').on(table.kickOff),
    index('football_matches_status').on(table.status, table.kickOff),
    index('football_matches_tournament').on(table.tournamentId, table.kickOff),
    index('football_matches_home').on(table.homeId, table.kickOff),
    index('football_matches_away').on(table.awayId, table.kickOff),
    index('football_matches_venue').on(table.venueId, table.kickOff),
    index('football_matches_referee').on(table.refereeId, table.kickOff),
  ],
);

/**
 * What the source says of its own completeness: every match a team played from one day to another, in one tournament or
 * in all, is here, and `matches` of them have a result. In the data's own time.
 */
export const coverage = pgTable(
  'football_coverage',
  {
    teamId: text('team_id')
      .notNull()
      .references(() => teams.id),
    tournamentId: text('tournament_id').references(() => tournaments.id),
    from: date({ mode: 'string' }).notNull(),
    until: date({ mode: 'string' }).notNull(),
    matches: integer().notNull(),
  },
  (table) => [
    uniqueIndex('football_coverage_scope').on(table.teamId, table.tournamentId),
    index('football_coverage_tournament').on(table.tournamentId),
  ],
);

/** Places in the FIFA ranking, by the day it was published. */
export const rankings = pgTable(
  'football_rankings',
  {
    published: date({ mode: 'string' }).notNull(),
    teamId: text('team_id')
      .notNull()
      .references(() => teams.id),
    position: smallint().notNull(),
  },
  (table) => [primaryKey({ columns: [table.published, table.teamId] })],
);

/** What happened, in order. `side` of a goal is the side it counts for, own goals too. */
export const matchEvents = pgTable(
  'football_match_events',
  {
    matchId: text('match_id')
      .notNull()
      .references(() => matches.id),
    position: smallint().notNull(),
    kind: text({
      enum: [
        'goal',
        'penalty',
        'own',
        'yellow',
        'second-yellow',
        'red',
        'substitution',
        'kick-scored',
        'kick-missed',
      ],
    }).notNull(),
    minute: text(),
    side: text({ enum: ['home', 'away'] }).notNull(),
    player: text().notNull(),
    playerId: text('player_id').notNull(),
    number: smallint(),
    playerOff: text('player_off'),
    playerOffId: text('player_off_id'),
    numberOff: smallint('number_off'),
  },
  (table) => [
    primaryKey({ columns: [table.matchId, table.position] }),
    index('football_match_events_player').on(table.playerId),
  ],
);

/** The eleven who started and, where it is known, the bench: `line` 0 is the keeper, 1 the defence, and so on forward; -1 the bench. */
export const lineUps = pgTable(
  'football_line_ups',
  {
    matchId: text('match_id')
      .notNull()
      .references(() => matches.id),
    side: text({ enum: ['home', 'away'] }).notNull(),
    number: smallint().notNull(),
    player: text().notNull(),
    playerId: text('player_id').notNull(),
    line: smallint().notNull(),
    captain: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.matchId, table.side, table.number] }),
    index('football_line_ups_player').on(table.playerId),
  ],
);

/**
 * A match as it was recorded to the end, kept aside while the timeline has not reached that end: the other tables then
 * hold only what has happened.
 */
export const recordings = pgTable('football_recordings', {
  matchId: text('match_id').primaryKey(),
  match: jsonb()
    .$type<
      Omit<
        typeof matches.$inferSelect,
        'kickOff' | 'recordedAt' | 'movedAt' | 'updatedAt' | 'homeId' | 'awayId' | 'homeOpen' | 'awayOpen'
      > & { kickOff: string; homeId: string; awayId: string }
    >()
    .notNull(),
  events: jsonb().$type<(typeof matchEvents.$inferSelect)[]>().notNull(),
  lineUps: jsonb('line_ups').$type<(typeof lineUps.$inferSelect)[]>().notNull(),
});

/** The players a team named for a tournament. */
export const squadPlayers = pgTable(
  'football_squad_players',
  {
    tournamentId: text('tournament_id')
      .notNull()
      .references(() => tournaments.id),
    teamId: text('team_id')
      .notNull()
      .references(() => teams.id),
    number: smallint().notNull(),
    name: text().notNull(),
    playerId: text('player_id')
      .notNull()
      .references(() => players.id),
    position: text({ enum: ['GK', 'DF', 'MF', 'FW'] }).notNull(),
    born: date({ mode: 'string' }),
    club: text(),
    clubCountry: text('club_country'),
  },
  (table) => [
    primaryKey({ columns: [table.tournamentId, table.teamId, table.number] }),
    index('football_squad_players_team').on(table.teamId),
    index('football_squad_players_player').on(table.playerId),
  ],
);
