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
  'fifa-ranking',
  'invisible-point',
] as const;

export type TieBreaker = (typeof tieBreakers)[number];

export interface TableRules {
  readonly points: { readonly win: number; readonly draw: number; readonly loss: number };
  readonly order: readonly TieBreaker[];
  /** Head-to-head counts only after each pair has met this often. */
  readonly meetings: number;
  /**
   * When head-to-head starts again for those that remain level: as soon as one of its criteria parts anyone, or when all
   * of them have been applied in turn among all that were level.
   */
  readonly headToHeadAnew: 'at-once' | 'when-spent';
  /** Points taken from teams, whatever they play. */
  readonly deductions?: readonly { readonly team: string; readonly points: number }[];
}

export const defaultTableRules: TableRules = {
  points: { win: 3, draw: 1, loss: 0 },
  order: ['goal-difference', 'goals-for'],
  meetings: 0,
  headToHeadAnew: 'at-once',
};
