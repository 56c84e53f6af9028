import type { CompetitionWidget } from '@cancha/stats/competition/CompetitionWidget';
import { SectionHead } from '@cancha/ui/list/SectionHead/SectionHead';
import { RankingTable } from '@cancha/ui/standings/RankingTable/RankingTable';
import { Headline } from '@cancha/ui/text/Headline/Headline';
import type { JSX } from 'react';
import { toRankingTable } from '../football/toRankingTable';
import type { SiteContext } from '../site/SiteContext';
import styles from './WorldCupView.module.css';

/** The groups beside the days; nothing where they cannot be had. What is known until when is said once. */
export function WorldCupTables({
  context,
  tables,
}: {
  context: SiteContext;
  tables: CompetitionWidget | null;
}): JSX.Element | null {
  if (!tables || tables.tables.length === 0) return null;
  const { t } = context;
  return (
    <section aria-labelledby="grupos" className={styles['tables']}>
      <SectionHead title={t('worldCup.groups')} id="grupos" />
      {tables.tables.map(({ id, name, rows }, at) => {
        const props = toRankingTable(tables, name, rows.length, t('simulator.teamHeading'), context);
        if (!props) return null;
        const isLast = at === tables.tables.length - 1;
        return (
          <section key={id} aria-labelledby={`grupo-${id}`}>
            <Headline level={3} size="card" id={`grupo-${id}`}>
              {name}
            </Headline>
            <RankingTable {...props} note={isLast ? props.note : null} />
          </section>
        );
      })}
    </section>
  );
}
