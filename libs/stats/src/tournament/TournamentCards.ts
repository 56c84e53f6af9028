import type { Tournament } from '../match/Tournament';
import type { Team } from '../team/Team';

/** A player who was booked. A second yellow card is a red one. */
export type BookedPlayer = {
  readonly player: string;
  readonly playerId: string | null;
  readonly team: Team | null;
  readonly yellowCards: number;
  readonly redCards: number;
};

export type TournamentCards = {
  readonly tournament: Tournament;
  /** No match of it is missing. */
  readonly isWhole: boolean;
  /** Matches with a result, and of how many of them the cards are known. */
  readonly matches: number;
  readonly matchesKnown: number;
  /** The most often booked first. */
  readonly players: readonly BookedPlayer[];
};
