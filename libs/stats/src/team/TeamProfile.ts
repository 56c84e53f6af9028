import type { Tournament } from '../match/Tournament';
import type { Team } from './Team';

/** A team that can have a page. */
export type TeamWithId = Team & { readonly id: string };

export type TeamProfile = {
  readonly team: TeamWithId;
  /** `null` when the provider does not say. */
  readonly kind: 'national' | 'club' | null;
  readonly coach: string | null;
  /** The latest first. */
  readonly tournaments: readonly Tournament[];
};
