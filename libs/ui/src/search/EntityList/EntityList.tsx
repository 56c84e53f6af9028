import type { JSX } from 'react';
import { SectionHead } from '../../list/SectionHead/SectionHead';
import styles from './EntityList.module.css';

export type FoundEntity = {
  href: string;
  name: string;
  /** What tells it from another of its name: a season, a team. */
  note: string | null;
  /** Crest or flag. */
  badge: string | null;
};

export type EntityListProps = {
  /** Id of the heading, unique on the page. */
  id: string;
  title: string;
  items: readonly FoundEntity[];
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
      <Rows items={shown} />
      {others.length > 0 ? (
        <details>
          <summary>{more(others.length)}</summary>
          <Rows items={others} />
        </details>
      ) : null}
    </section>
  );
}

function Rows({ items }: Pick<EntityListProps, 'items'>): JSX.Element {
  // The names stand in one column, whether each has a badge or none has
  const hasBadges = items.some(({ badge }) => badge !== null);
  return (
    <ul>
      {items.map(({ href, name, note, badge }) => (
        <li key={href}>
          <a href={href}>
            {badge ? (
              <img src={badge} width="28" height="28" alt="" loading="lazy" />
            ) : hasBadges ? (
              <span className={styles['blank']} />
            ) : null}
            <span>
              <b>{name}</b>
              {note ? <small>{note}</small> : null}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
