import { defaultTableRules, type TableRules, type TieBreaker } from '../ranking/TableRules.ts';

const overall: readonly TieBreaker[] = ['goal-difference', 'goals-for', 'fair-play'];

/** How the groups of the World Cup of 2026 are ordered: first by the games among those level on points. */
export const groupRules2026: TableRules = {
  ...defaultTableRules,
  order: ['head-to-head-points', 'head-to-head-goal-difference', 'head-to-head-goals-for', ...overall],
};

/** Those third in their groups never met each other. */
export const thirdRules2026: TableRules = { ...defaultTableRules, order: overall };

/** How many of the twelve thirds go through. */
export const thirdsThrough2026 = 8;
