import type { Match } from '../match/Match';

/** A ground with its matches on record; what nobody says of it is `null`. */
export type VenueProfile = {
  readonly id: string;
  readonly name: string;
  readonly city: string | null;
  /** ISO 3166, two letters. */
  readonly country: string | null;
  readonly capacity: number | null;
  /** In degrees. */
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** Matches on record that were played here. There may be others. */
  readonly played: number;
  /** In those; extra time counts, kicks of a shoot-out do not. `null` when the provider does not say. */
  readonly goals: number | null;
  /** The nearest first. */
  readonly next: readonly Match[];
  /** The latest first. */
  readonly latest: readonly Match[];
};
