import type { Tournament } from '../match/Tournament';
import type { Position } from '../team/Squad';
import type { Team } from '../team/Team';

/** A player in one tournament. Unknown figures are `null`. */
export type PlayerTournament = {
  readonly tournament: Tournament;
  readonly number: number | null;
  /** Matches of his team, and for how many of them the line-up is known. */
  readonly teamMatches: number | null;
  readonly lineUpsKnown: number | null;
  readonly appearances: number | null;
  readonly starts: number | null;
  readonly goals: number | null;
  /** For how many matches of his team every goal is known. */
  readonly goalsKnown: number | null;
  /** No match of his team is missing. */
  readonly isWhole: boolean;
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
