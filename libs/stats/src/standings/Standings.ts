import type { MatchOutcome } from '../ranking/outcomes';
import type { TieBreakReason } from '../ranking/rankTable';
import type { Team } from '../team/Team';

export type StandingsRow = {
  readonly position: number;
  readonly team: Team;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly goalsFor: number;
  readonly goalsAgainst: number;
  readonly goalDifference: number;
  readonly points: number;
  /** Key of one of the table's `zones`. */
  readonly zone: string | null;
  /** The last results, the newest last. */
  readonly form?: readonly MatchOutcome[];
  /** Level with a neighbour on every tie-breaker: only lots could decide. */
  readonly byLots?: boolean;
  /** Why it ranks before the next team with as many points, if known. */
  readonly before?: TieBreakReason;
};

/** A coloured zone of a table and its label: "Semifinales". */
export type StandingsZone = { readonly zone: string; readonly label: string };

/** One table. A tournament may have several (Apertura, Clausura, groups). */
export type Standings = {
  readonly id: string;
  readonly name: string;
  readonly rows: readonly StandingsRow[];
  readonly zones: readonly StandingsZone[];
  /** Teams that come first when level on points, for their place in the stage before. */
  readonly invisiblePoints?: readonly string[];
};
