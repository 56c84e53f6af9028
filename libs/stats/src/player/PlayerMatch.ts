import type { Goal } from '../match/Goal';
import type { Match } from '../match/Match';

/** What a player did in one match. */
export type PlayerMatch = {
  readonly match: Match;
  /** The side he is on. */
  readonly side: 'home' | 'away';
  /** `null` where it is not known. */
  readonly part: 'started' | 'substitute' | 'bench' | null;
  readonly minuteOn: string | null;
  readonly minuteOff: string | null;
  readonly goals: readonly Pick<Goal, 'minute' | 'kind'>[];
  /** `null` where the cards of the match are not known. */
  readonly yellowCards: number | null;
  readonly redCards: number | null;
};
