import type { JSX } from 'react';
import styles from './Skeleton.module.css';

/** The shape of what is coming: a card, a list of rows with pictures, a table, tiles of matches. */
export type SkeletonKind = 'card' | 'list' | 'table' | 'match';

type SkeletonProps = {
  kind: SkeletonKind;
  /** How many of them: cards, rows, tiles. */
  count?: number;
  /** Said instead of the blocks: "Cargando". */
  label: string;
};

const parts: Record<SkeletonKind, readonly string[]> = {
  card: ['picture', 'meta', 'line', 'short'],
  list: ['picture', 'meta', 'line', 'short'],
  table: ['figure', 'badge', 'line', 'figure', 'figure'],
  match: ['meta', 'badge', 'line', 'figure', 'badge', 'line', 'figure'],
};

/**
 * Blocks in the place and at the size of what is coming, so that nothing moves when it comes. They stand still: what
 * moves says that something happened.
 */
export function Skeleton({ kind, count = 1, label }: SkeletonProps): JSX.Element {
  return (
    <div className={`${styles['skeleton']} ${styles[kind]}`} role="status">
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
