import type { Team } from '../team/Team';

export type Scorer = {
  readonly position: number;
  readonly player: string;
  /** For the player's page; missing if the provider does not send it. */
  readonly playerId?: string;
  readonly team: Team | null;
  readonly goals: number;
  /** Goals from penalties; `null` when the provider does not count them. */
  readonly penalties: number | null;
};
