import type { CompetitionWidget } from '@cancha/stats/competition/CompetitionWidget';
import { SectionHead } from '@cancha/ui/list/SectionHead/SectionHead';
import { RankingTable, type RankingTableProps } from '@cancha/ui/standings/RankingTable/RankingTable';
import { Headline } from '@cancha/ui/text/Headline/Headline';
import type { JSX } from 'react';
import { shareLegends, type LegendPlace } from '../standings/shareLegends';
import { toRankingTable } from '@cancha/blocks/tables/toRankingTable';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import styles from './WorldCupView.module.css';

type WorldCupTablesProps = { context: SiteContext; tables: CompetitionWidget | null };

/** The groups beside the days; nothing where they cannot be had. What is known until when is said once. */
export function WorldCupTables({ context, tables }: WorldCupTablesProps): JSX.Element | null {
  if (!tables || tables.tables.length === 0) return null;
  const { t } = context;
  const shown = tables.tables.flatMap(({ id, name, rows }) => {
    const props = toRankingTable(tables, name, rows.length, t('simulator.teamHeading'), context);
    return props ? [{ id, name, props }] : [];
  });
  const places = shareLegends(shown.map(({ props }) => props));
  return (
    <section aria-labelledby="grupos" className={styles['tables']}>
      <SectionHead title={t('worldCup.groups')} id="grupos" />
      {shown.map(({ id, name, props }, at) => (
        <section key={id} aria-labelledby={`grupo-${id}`}>
          <Headline level={3} size="card" id={`grupo-${id}`}>
            {name}
          </Headline>
          <RankingTable
            {...props}
            {...legendOf(places[at])}
            note={at === shown.length - 1 ? props.note : null}
          />
        </section>
      ))}
    </section>
  );
}

/** In one column a legend after the last table is one under it. */
function legendOf(place: LegendPlace | undefined): Partial<RankingTableProps> {
  if (place?.kind === 'none') return { withoutLegend: true };
  return place?.kind === 'shared' ? { zones: place.legend.zones } : {};
}
