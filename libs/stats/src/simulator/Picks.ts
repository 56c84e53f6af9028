import type { Score } from '../match/Score';
import { worldCup2026 } from '../worldCup/worldCup2026';

export type Side = 'home' | 'away';

/** A reader's picks; `null` is not picked yet. */
export type Picks = {
  /** Of the 72 group matches, by number; 0 to 9 goals per side. */
  readonly scores: readonly (Score | null)[];
  /** Of the 32 knock-out matches, by number from 73 on. */
  readonly winners: readonly (Side | null)[];
};

export const maxGoals = 9;
export const firstTieNumber = worldCup2026.games.length + 1;

export const noPicks: Picks = {
  scores: worldCup2026.games.map(() => null),
  winners: worldCup2026.ties.map(() => null),
};
