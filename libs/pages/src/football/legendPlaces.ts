import type { RankingTableProps } from '@cancha/ui/standings/RankingTable/RankingTable';

/** Where the legend of a table stands: under it, or after the last of its neighbours that say the same. */
export type LegendPlace = 'under' | 'after' | 'none';

const textOf = ({ zones, columns }: Pick<RankingTableProps, 'zones' | 'columns'>) =>
  JSON.stringify([zones, columns.includes('form')]);

/** Where the legends of some tables stand, so that neighbours do not repeat one: twelve groups have one and the same. */
export function legendPlaces(tables: readonly Pick<RankingTableProps, 'zones' | 'columns'>[]): LegendPlace[] {
  const texts = tables.map(textOf);
  return texts.map((text, i) => {
    if (text === texts[i + 1]) return 'none';
    return i > 0 && text === texts[i - 1] ? 'after' : 'under';
  });
}
