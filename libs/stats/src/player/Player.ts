import type { Tournament } from '../match/Tournament';
import type { Position } from '../team/Squad';
import type { Team } from '../team/Team';

/** What is known of a player in one tournament. What nobody counted is `null`. */
export type PlayerTournament = {
  readonly tournament: Tournament;
  readonly number: number | null;
  /** Played by his team, and of how many of them the line-up is known. */
  readonly teamMatches: number | null;
  readonly lineUpsKnown: number | null;
  readonly appearances: number | null;
  readonly starts: number | null;
  readonly goals: number | null;
  readonly penalties: number | null;
  readonly yellowCards: number | null;
  readonly redCards: number | null;
};

export type Player = {
  readonly id: string;
  readonly name: string;
  readonly team: Team | null;
  readonly position: Position | null;
  /** `YYYY-MM-DD`. */
  readonly born: string | null;
  readonly club: string | null;
  /** The latest first. */
  readonly tournaments: readonly PlayerTournament[];
};
