import type { Match } from '../match/Match';
import type { Tournament } from '../match/Tournament';

/** A knock-out match. Slots say where its sides come from: `1A`, `3A/B/C`, `W74`. */
export type BracketTie = {
  readonly number: number | null;
  readonly homeSlot: string | null;
  readonly awaySlot: string | null;
  readonly match: Match;
};

export type BracketRound = {
  readonly id: string;
  readonly name: string;
  readonly matches: readonly BracketTie[];
};

/** The knock-out rounds in order of play. */
export type Bracket = { readonly tournament: Tournament; readonly rounds: readonly BracketRound[] };
