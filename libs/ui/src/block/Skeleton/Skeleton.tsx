import type { JSX } from 'react';
import { joinClasses } from '../../base/joinClasses';
import styles from './Skeleton.module.css';

export type SkeletonKind = 'card' | 'list' | 'table' | 'match';

type SkeletonProps = {
  kind: SkeletonKind;
  /** Number of cards, rows or tiles. */
  count?: number;
  /** For screen readers: "Cargando". */
  label: string;
};

const parts: Record<SkeletonKind, readonly string[]> = {
  card: ['picture', 'meta', 'line', 'short'],
  list: ['picture', 'meta', 'line', 'short'],
  table: ['figure', 'badge', 'line', 'figure', 'figure'],
  match: ['meta', 'badge', 'line', 'figure', 'badge', 'line', 'figure'],
};

/** Has the size of the content, against layout shift. Not animated on purpose. */
export function Skeleton({ kind, count = 1, label }: SkeletonProps): JSX.Element {
  return (
    <div className={joinClasses(styles['skeleton'], styles[kind])} role="status">
      <span className="srOnly">{label}</span>
      {Array.from({ length: Math.max(0, Math.floor(count)) }, (_, row) => (
        <div key={row} className={styles['item']} aria-hidden="true">
          {parts[kind].map((part, i) => (
            <i key={i} className={styles[part]} />
          ))}
        </div>
      ))}
    </div>
  );
}
