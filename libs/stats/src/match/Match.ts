import type { Team } from '../team/Team';
import type { Goal } from './Goal';
import type { Period } from './Period';
import type { Score } from './Score';
import type { Stage, Tournament, Venue } from './Tournament';

type MatchBase = {
  readonly id: string;
  /** Instant of the kick-off. With a day but no hour it is noon UTC, which is the same day in every zone we serve. */
  readonly kickOff: Date;
  readonly home: Team;
  readonly away: Team;
  readonly tournament: Tournament | null;
  readonly stage: Stage | null;
  readonly venue: Venue | null;
  readonly referee: string | null;
  readonly attendance: number | null;
  /** When its day or hour, or whether it is off, last changed. `null`: never, or nobody says. */
  readonly movedAt: Date | null;
  /** When anything that a calendar tells of it last changed. */
  readonly updatedAt: Date | null;
};

/** Not started. While the hour is not known a reader is told so: never show the hour of `kickOff` then. */
export type ScheduledMatch = MatchBase & { readonly state: 'scheduled'; readonly isTimeKnown: boolean };

/** Being played. The provider can be late with the first score, and a match without one is not 0-0. */
export type LiveMatch = MatchBase & {
  readonly state: 'live';
  readonly score: Score | null;
  readonly penalties: Score | null;
  readonly minute: number | null;
  readonly period: Period | null;
  readonly goals: readonly Goal[];
};

/** Played to its end, extra time included in the score; a shoot-out stands beside it. */
export type FinishedMatch = MatchBase & {
  readonly state: 'finished';
  readonly score: Score;
  readonly penalties: Score | null;
  readonly minute: number | null;
  readonly period: Period | null;
  readonly goals: readonly Goal[];
};

/** Why a match is not simply to come, on, or over. `awarded`: decided at a table; `unknown`: a word new to us. */
export type Interruption = 'postponed' | 'suspended' | 'cancelled' | 'awarded' | 'unknown';

/** Neither to come nor over. The provider may or may not send a score, and a suspended match keeps its own. */
export type InterruptedMatch = MatchBase & {
  readonly state: 'interrupted';
  readonly reason: Interruption;
  readonly score: Score | null;
  readonly penalties: Score | null;
  readonly goals: readonly Goal[];
};

/** A match is always in one of these states. The state decides which fields exist. */
export type Match = ScheduledMatch | LiveMatch | FinishedMatch | InterruptedMatch;
