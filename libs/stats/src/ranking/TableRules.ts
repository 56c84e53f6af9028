/** What parts teams that are level on points. Drawing lots, which comes last everywhere, is not named. */
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

/** How a competition orders its tables. */
export interface TableRules {
  readonly points: { readonly win: number; readonly draw: number; readonly loss: number };
  readonly order: readonly TieBreaker[];
  /** Games among level teams count only when each pair of them has met so often. */
  readonly meetings: number;
}

/** What holds where a competition says nothing else. */
export const defaultTableRules: TableRules = {
  points: { win: 3, draw: 1, loss: 0 },
  order: ['goal-difference', 'goals-for'],
  meetings: 0,
};
