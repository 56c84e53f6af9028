import type { Tournament } from '../match/Tournament';
import type { Team } from './Team';

/** A team that has a page: its id is known. */
export type TeamWithId = Team & { readonly id: string };

export type TeamProfile = {
  readonly team: TeamWithId;
  /** `null` where the provider does not say. */
  readonly kind: 'national' | 'club' | null;
  readonly coach: string | null;
  /** The latest first. */
  readonly tournaments: readonly Tournament[];
};
