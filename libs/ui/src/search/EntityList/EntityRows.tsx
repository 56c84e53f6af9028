import type { JSX, ReactNode } from 'react';
import { deviceAttributes } from '../../device/deviceAttributes';
import styles from './EntityRows.module.css';

/** A team, a player or a competition. */
export type EntityRow = {
  href: string;
  name: string;
  /** What tells it from another of its name: a season, a team. */
  note: string | null;
  /** Crest or flag. */
  badge: string | null;
  /** Beside the link: a button. */
  aside?: ReactNode;
  /** Below it. */
  below?: ReactNode;
  /** Its mark: followed ones come first. */
  follows?: string | undefined;
};

/** Teams, players or competitions as links, one below the other. */
export function EntityRows({ items }: { items: readonly EntityRow[] }): JSX.Element {
  // The names stand in one column, whether each has a badge or none has
  const hasBadges = items.some(({ badge }) => badge !== null);
  return (
    <ul className={styles['rows']}>
      {items.map(({ href, name, note, badge, aside, below, follows }) => (
        <li key={href} {...(follows ? { [deviceAttributes.follows]: follows } : {})}>
          <div>
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
            {aside}
          </div>
          {below}
        </li>
      ))}
    </ul>
  );
}
