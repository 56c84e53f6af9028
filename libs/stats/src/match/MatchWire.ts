import type { TeamWire } from '../team/TeamWire';

type Maybe<T> = T | null | undefined;

/** A goal as the stats API sends it. */
export type GoalWire = {
  readonly minute: string;
  readonly side: 'home' | 'away';
  readonly player: string;
  readonly kind?: Maybe<string>;
};

/** A tournament as the stats API sends it. */
export type TournamentWire = {
  readonly id: string;
  readonly name: string;
  readonly slug?: Maybe<string>;
  readonly season?: Maybe<string>;
};

/** A match as the stats API sends it. `status` is open: the provider knows words its documents do not list. */
export type MatchWire = {
  readonly id: string;
  readonly date?: Maybe<string>;
  /** `false`: of `date` only the day is known. */
  readonly time_known?: Maybe<boolean>;
  readonly status: string;
  readonly contestant_home?: Maybe<TeamWire>;
  readonly contestant_away?: Maybe<TeamWire>;
  readonly length_minutes?: Maybe<number>;
  readonly period?: Maybe<number | string>;
  readonly total_scores_home?: Maybe<number>;
  readonly total_scores_away?: Maybe<number>;
  readonly penalty_scores_home?: Maybe<number>;
  readonly penalty_scores_away?: Maybe<number>;
  readonly tournament?: Maybe<TournamentWire>;
  readonly stage?: Maybe<{ readonly id: string; readonly name: string }>;
  readonly venue?: Maybe<{ readonly name: string; readonly city?: Maybe<string> }>;
  readonly referee?: Maybe<string>;
  readonly attendance?: Maybe<number>;
  readonly goals?: Maybe<readonly GoalWire[]>;
  readonly moved_at?: Maybe<string>;
  readonly updated_at?: Maybe<string>;
};
