/** What parts teams that are level on points, in the provider's words. A word new to us is left out. */
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

/** By what the tables of a tournament are ordered. */
export type TableRules = {
  readonly points: { readonly win: number; readonly draw: number; readonly loss: number };
  readonly order: readonly TieBreaker[];
};
