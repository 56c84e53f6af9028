import { defaultTableRules, type TableRules, type TieBreaker } from '../ranking/TableRules.ts';

const overall: readonly TieBreaker[] = ['goal-difference', 'goals-for', 'fair-play', 'fifa-ranking'];

/**
 * Regulations of the FIFA World Cup 2026, "Equal points and qualification": step one is head-to-head, step two the whole
 * group and the conduct of the teams, step three the FIFA ranking.
 */
export const groupRules2026: TableRules = {
  ...defaultTableRules,
  order: ['head-to-head-points', 'head-to-head-goal-difference', 'head-to-head-goals-for', ...overall],
  headToHeadAnew: 'when-spent',
};

/** Thirds of different groups have not met. */
export const thirdRules2026: TableRules = { ...defaultTableRules, order: overall };

/** How many of the twelve thirds qualify. */
export const thirdsThrough2026 = 8;
