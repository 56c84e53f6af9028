import type { JSX } from 'react';
import type { TileSide } from './MatchTile';
import styles from './SideName.module.css';

/** The name of a side, a link where the match as a whole is none. */
export function SideName({ side: { name, href } }: { side: TileSide }): JSX.Element {
  if (!href) return <span>{name}</span>;
  return (
    <span>
      <a href={href} className={styles['name']}>
        {name}
      </a>
    </span>
  );
}
