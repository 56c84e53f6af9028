import type { Score } from '@cancha/stats/match/Score';

/** One of the two teams of a match. */
export type ScoreSheetSide = {
  name: string;
  badge: string | null;
  goals: number | null;
  /** "Goles de México". */
  goalsLabel: string;
  /** "Un gol menos para México", and one more. */
  fewer: string;
  more: string;
};

export type ScoreSheetMatch = {
  /** "México contra Sudáfrica". */
  label: string;
  home: ScoreSheetSide;
  away: ScoreSheetSide;
  /** Maximum goals. */
  most: number;
  labels: { clear: string; done: string; close: string };
  /** `null`: no score. */
  onScore: (score: Score | null) => void;
};
