import type { Team } from '../team/Team';
import type { Goal } from './Goal';
import type { Period } from './Period';
import type { Score } from './Score';
import type { Referee, Stage, Tournament, Venue } from './Tournament';

type MatchBase = {
  readonly id: string;
  /** Noon UTC while only the day is known: the same day in every zone we serve. */
  readonly kickOff: Date;
  readonly home: Team;
  readonly away: Team;
  readonly tournament: Tournament | null;
  readonly stage: Stage | null;
  readonly venue: Venue | null;
  readonly referee: Referee | null;
  readonly attendance: number | null;
  /** Last change of its date, time or cancellation. */
  readonly movedAt: Date | null;
  /** Last change of anything that calendars show. */
  readonly updatedAt: Date | null;
};

/** Not started. Never show the time of `kickOff` unless `isTimeKnown`. */
export type ScheduledMatch = MatchBase & { readonly state: 'scheduled'; readonly isTimeKnown: boolean };

/** Being played. The provider may be late with the first score: a match without one is not 0-0. */
export type LiveMatch = MatchBase & {
  readonly state: 'live';
  readonly score: Score | null;
  readonly penalties: Score | null;
  readonly minute: number | null;
  readonly period: Period | null;
  readonly goals: readonly Goal[];
};

/** The score includes extra time but not a shoot-out. */
export type FinishedMatch = MatchBase & {
  readonly state: 'finished';
  readonly score: Score;
  readonly penalties: Score | null;
  readonly minute: number | null;
  readonly period: Period | null;
  readonly goals: readonly Goal[];
};

/** `awarded`: decided off the pitch. `unknown`: a status we do not know. */
export type Interruption = 'postponed' | 'suspended' | 'cancelled' | 'awarded' | 'unknown';

/** A suspended match keeps its score; others may have one. */
export type InterruptedMatch = MatchBase & {
  readonly state: 'interrupted';
  readonly reason: Interruption;
  readonly score: Score | null;
  readonly penalties: Score | null;
  readonly goals: readonly Goal[];
};

/** The state decides which fields exist. */
export type Match = ScheduledMatch | LiveMatch | FinishedMatch | InterruptedMatch;
