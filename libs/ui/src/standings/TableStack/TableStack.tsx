import type { JSX } from 'react';
import { RankingTable, type RankingTableProps } from '../RankingTable/RankingTable';
import styles from './TableStack.module.css';

export type NamedTable = { id: string; name: string; table: RankingTableProps };

export type TableStackProps = {
  /** Unique on the page. */
  id: string;
  tables: readonly NamedTable[];
};

/** More tables are collapsed, with one open at a time. */
export const maxUnfolded = 2;

/** The tables of a competition; a single one has no heading. */
export function TableStack({ id, tables }: TableStackProps): JSX.Element | null {
  const [first] = tables;
  if (!first) return null;
  if (tables.length === 1) return <RankingTable {...first.table} />;
  const folds = tables.length > maxUnfolded;
  return (
    <div className={styles['stack']}>
      {tables.map(({ id: tableId, name, table }, i) =>
        folds ? (
          <details key={tableId} name={id} open={i === 0}>
            <summary>{name}</summary>
            <RankingTable {...table} />
          </details>
        ) : (
          <div key={tableId}>
            <p className={styles['name']}>{name}</p>
            <RankingTable {...table} />
          </div>
        ),
      )}
    </div>
  );
}
