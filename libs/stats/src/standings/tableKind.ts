import type { Standings } from './Standings';

/** A season or stage, averages that decide relegation, or the cups of a year. */
export type TableKind = 'general' | 'averages' | 'annualCups';

const averages = /promedio|m[eé]dia|average/i;
const annual = /anual|annual/i;

/** By the table's name in our three languages: providers have no field for it. */
export function tableKind({ name }: Pick<Standings, 'name'>): TableKind {
  if (averages.test(name)) return 'averages';
  return annual.test(name) ? 'annualCups' : 'general';
}
