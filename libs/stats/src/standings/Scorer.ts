import type { Team } from '../team/Team';

/** One line of the list of scorers. */
export type Scorer = {
  readonly position: number;
  readonly player: string;
  /** Of the player's page; absent where the provider does not tell. */
  readonly playerId?: string;
  readonly team: Team | null;
  readonly goals: number;
  /** How many of the goals were penalties; `null` when the provider does not count them. */
  readonly penalties: number | null;
};
