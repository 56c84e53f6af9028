import type { Match } from '../match/Match';
import type { Tournament } from '../match/Tournament';
import type { Team } from '../team/Team';

/** A match, and the cards shown to both sides: `null` where they are not known. */
export type RefereeMatch = {
  readonly match: Match;
  readonly yellowCards: number | null;
  readonly redCards: number | null;
};

/** The matches on record in one tournament. There may be others. */
export type RefereeTournament = {
  readonly tournament: Tournament;
  readonly played: number;
  /** The cards are of so many of them; `null` where those of none are known. */
  readonly matchesKnown: number;
  readonly yellowCards: number | null;
  readonly redCards: number | null;
};

export type RefereeProfile = {
  readonly id: string;
  readonly name: string;
  /** FIFA code of the association that listed the referee last. */
  readonly association: string | null;
  /** Of that association. */
  readonly team: Team | null;
  /** The latest first. */
  readonly matches: readonly RefereeMatch[];
  /** The latest first. */
  readonly tournaments: readonly RefereeTournament[];
};
