import type { TournamentRules } from '../tournamentRules.ts';

/** How many have it: one for each of the groups. */
const places = 2;

/** Which groups go by a place in the phase before, where a competition has that rule: those of the playoffs of a half. */
export function compileInvisiblePoints(
  tables: readonly { name: string; stage: string }[],
  { order }: Pick<TournamentRules, 'order'>,
): TournamentRules['invisiblePoints'] {
  if (!order.includes('invisible-point')) return [];
  return tables.flatMap(({ name, stage }) => {
    const half = /^(.+) Playoffs, Group /.exec(name)?.[1];
    const after = tables.find((table) => table.name === half);
    return after ? [{ table: stage, after: after.stage, places }] : [];
  });
}
