import type { JSX } from 'react';
import type { NavItem } from '../NavItem';
import { NavLink } from '../NavLink';
import styles from './TagStrip.module.css';

/** Topics of the moment, under the matches. The caller leaves it out when there are fewer than five. */
export function TagStrip({ label, items }: { label: string; items: readonly NavItem[] }): JSX.Element {
  return (
    <nav className={styles['strip']} aria-label={label}>
      <div className="wrap">
        <ul className={`scrollRow ${styles['row']}`}>
          {items.map((item) => (
            <li key={item.id}>
              <NavLink item={item} />
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
