/** Tie-breakers for teams level on points. Drawing lots, always the last one, is not listed. */
export const tieBreakers = [
  'goal-difference',
  'goals-for',
  'away-goals',
  'wins',
  'away-wins',
  'head-to-head-points',
  'head-to-head-goal-difference',
  'head-to-head-goals-for',
  'fair-play',
] as const;

export type TieBreaker = (typeof tieBreakers)[number];

export interface TableRules {
  readonly points: { readonly win: number; readonly draw: number; readonly loss: number };
  readonly order: readonly TieBreaker[];
  /** Head-to-head counts only after each pair has met this often. */
  readonly meetings: number;
}

export const defaultTableRules: TableRules = {
  points: { win: 3, draw: 1, loss: 0 },
  order: ['goal-difference', 'goals-for'],
  meetings: 0,
};
