import type { JSX } from 'react';
import { FormMarks } from './FormMarks';
import type { RankingTableProps } from './RankingTable';
import styles from './RankingTable.module.css';

const results = ['won', 'drawn', 'lost'] as const;

/** Legend of the zones and of the form. */
export function RankingLegend({
  zones,
  columns,
  labels,
}: Pick<RankingTableProps, 'zones' | 'columns' | 'labels'>): JSX.Element | null {
  const marks = columns.includes('form') ? results : [];
  if (zones.length + marks.length === 0) return null;
  return (
    <ul className={styles['legend']}>
      {zones.map(({ zone, label }) => (
        <li key={zone} className={styles[`zone${zone}`]}>
          {label}
        </li>
      ))}
      {marks.map((result) => (
        <li key={result} className={styles['marks']}>
          <FormMarks form={[result]} labels={labels.form} />
          <span aria-hidden="true">{labels.form[result].long}</span>
        </li>
      ))}
    </ul>
  );
}
