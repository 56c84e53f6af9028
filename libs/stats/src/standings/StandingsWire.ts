import type { Parting } from '../ranking/rankTable';
import type { TeamWire } from '../team/TeamWire';
import type { Outcome } from './Outcome';

type Maybe<T> = T | null | undefined;

/** A line of a table as the stats API sends it. */
export type StandingsRowWire = {
  readonly position: number;
  readonly team: TeamWire;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly goals_for: number;
  readonly goals_against: number;
  readonly goal_difference?: Maybe<number>;
  readonly points: number;
  readonly zone?: Maybe<string>;
  readonly form?: Maybe<readonly Outcome[]>;
  readonly by_lots?: Maybe<boolean>;
  readonly before?: Maybe<Parting>;
};

/** A table as the stats API sends it. */
export type StandingsWire = {
  readonly id: string;
  readonly name: string;
  readonly rows: readonly StandingsRowWire[];
  readonly zones?: Maybe<readonly { readonly zone: string; readonly label: string }[]>;
};
