import type { JSX } from 'react';
import styles from './FigureList.module.css';

export type Figure = {
  term: string;
  /** Formatted; `null` is unknown, which is not 0. */
  value: string | null;
};

type FigureListProps = {
  figures: readonly Figure[];
  /** Instead of `null`. */
  unknown: string;
};

export function FigureList({ figures, unknown }: FigureListProps): JSX.Element | null {
  if (figures.length === 0) return null;
  return (
    <dl className={styles['figures']}>
      {figures.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value ?? <span className={styles['unknown']}>{unknown}</span>}</dd>
        </div>
      ))}
    </dl>
  );
}
