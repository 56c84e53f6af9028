import type { JSX } from 'react';
import { SectionHead } from '../../list/SectionHead/SectionHead';
import styles from './EntityList.module.css';
import { type EntityRow, EntityRows } from './EntityRows';

export type EntityListProps = {
  /** Id of the heading, unique on the page. */
  id: string;
  title: string;
  items: readonly EntityRow[];
  /** How many show before the others are asked for. Default 5. */
  first?: number;
  /** "Ver 3 más" */
  more: (n: number) => string;
};

/** Teams, players or competitions as links, the first ones at once. Nothing without any. */
export function EntityList({ id, title, items, first = 5, more }: EntityListProps): JSX.Element | null {
  if (items.length === 0) return null;
  // One more takes no more room than the line that would open it
  const shown = items.length <= first + 1 ? items : items.slice(0, first);
  const others = items.slice(shown.length);
  return (
    <section className={styles['group']} aria-labelledby={id}>
      <SectionHead title={title} id={id} />
      <EntityRows items={shown} />
      {others.length > 0 ? (
        <details>
          <summary>{more(others.length)}</summary>
          <EntityRows items={others} />
        </details>
      ) : null}
    </section>
  );
}
