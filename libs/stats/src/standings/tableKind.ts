import type { Standings } from './Standings';

/** What a table counts: a season or a stage of it, the averages that decide who goes down, a year of cups. */
export type TableKind = 'general' | 'averages' | 'annualCups';

const averages = /promedio|m[eé]dia|average/i;
const annual = /anual|annual/i;

/** Told by the name of the table, in our three languages: providers have no field for it. */
export function tableKind({ name }: Pick<Standings, 'name'>): TableKind {
  if (averages.test(name)) return 'averages';
  return annual.test(name) ? 'annualCups' : 'general';
}
