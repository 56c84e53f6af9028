import type { MatchOutcome } from '../ranking/outcomes';
import type { TieBreakReason } from '../ranking/rankTable';
import type { Team } from '../team/Team';

/** One line of a table. */
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
  /** Key of the zone the row lies in, one of the table's `zones`. */
  readonly zone: string | null;
  /** The last results, the newest last; absent where the answer does not tell. */
  readonly form?: readonly MatchOutcome[];
  /** Level with a neighbour on all that the rules name: lots would decide. */
  readonly byLots?: boolean;
  /** What puts it before the next team with as many points; absent where nothing has to, or nobody tells. */
  readonly before?: TieBreakReason;
};

/** What a coloured stretch of a table means: "Semifinales". */
export type StandingsZone = { readonly zone: string; readonly label: string };

/** One table: a tournament has several (Apertura, Clausura, groups). */
export type Standings = {
  readonly id: string;
  readonly name: string;
  readonly rows: readonly StandingsRow[];
  readonly zones: readonly StandingsZone[];
};
