import type { JSX } from 'react';
import type { NavItem } from '../NavItem';
import { NavLink } from '../NavLink';
import styles from './HighlightStrip.module.css';
import { visibleHighlights } from './visibleHighlights';

export type HighlightStripProps = {
  label: string;
  /** Names over 35 characters are cut, with the full name as `title`. */
  items: readonly NavItem[];
};

/** Highlight links below the header. Nothing for fewer than five. */
export function HighlightStrip({ label, items }: HighlightStripProps): JSX.Element | null {
  const links = visibleHighlights(items);
  if (links.length === 0) return null;
  return (
    <nav className={styles['strip']} aria-label={label}>
      <div className="wrap">
        <ul className={`scrollRow ${styles['row']}`}>
          {links.map((item) => (
            <li key={item.id}>
              <NavLink item={item} />
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
