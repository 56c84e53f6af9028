import { defaultTableRules, type TableRules, type TieBreaker } from '../ranking/TableRules.ts';

const overall: readonly TieBreaker[] = ['goal-difference', 'goals-for', 'fair-play'];

/** Head-to-head comes first. */
export const groupRules2026: TableRules = {
  ...defaultTableRules,
  order: ['head-to-head-points', 'head-to-head-goal-difference', 'head-to-head-goals-for', ...overall],
};

/** Thirds of different groups have not met. */
export const thirdRules2026: TableRules = { ...defaultTableRules, order: overall };

/** How many of the twelve thirds qualify. */
export const thirdsThrough2026 = 8;
