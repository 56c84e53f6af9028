import type { RankingTableProps } from '@cancha/ui/standings/RankingTable/RankingTable';

type Legend = Pick<RankingTableProps, 'zones' | 'columns' | 'labels'>;

/** The legend after a table: none, its own, or that of all its neighbours up to here. */
export type LegendPlace = { kind: 'none' } | { kind: 'own' } | { kind: 'shared'; legend: Legend };

/**
 * Where the legends of some tables stand, so that neighbours do not repeat one: twelve groups have one and the same, be
 * it that a zone is empty in some. Where a line means something else in the next table, each has its own.
 */
export function shareLegends(tables: readonly Legend[]): LegendPlace[] {
  const runs: Legend[][] = [];
  for (const table of tables) {
    const run = runs.at(-1);
    if (run && agree(run, table)) run.push(table);
    else runs.push([table]);
  }
  return runs.flatMap((run) => run.map((_, i) => placeOf(run, i)));
}

const agree = (run: readonly Legend[], { zones }: Legend): boolean =>
  zones.every(({ zone, label }) =>
    run.every((other) => other.zones.every((one) => one.zone !== zone || one.label === label)),
  );

function placeOf(run: readonly Legend[], i: number): LegendPlace {
  const table = run[i];
  if (run.length === 1 || !table) return { kind: 'own' };
  return i < run.length - 1 ? { kind: 'none' } : { kind: 'shared', legend: { ...table, ...unionOf(run) } };
}

function unionOf(run: readonly Legend[]): Pick<Legend, 'zones' | 'columns'> {
  const zones = new Map(run.flatMap((table) => table.zones).map((one) => [one.zone, one]));
  return {
    zones: [...zones.values()].sort((a, b) => a.zone - b.zone),
    columns: [...new Set(run.flatMap(({ columns }) => columns))],
  };
}
