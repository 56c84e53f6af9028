import type { JSX } from 'react';
import type { MenuLink } from '../Menu/MenuEntry';
import { MenuLine } from '../Menu/MenuLine';
import styles from './BettingNav.module.css';

export type BettingNavProps = {
  /** What is in front of the links, and the name of the row. */
  label: string;
  /** In order; those with `showOnly` on screens of their own only. */
  items: readonly MenuLink[];
};

/** The secondary navigation of the betting pages; nothing when it has no links. */
export function BettingNav({ label, items }: BettingNavProps): JSX.Element | null {
  const links = items.filter(({ hide }) => !hide);
  if (links.length === 0) return null;
  return (
    <nav className={styles['betting']} aria-label={label}>
      <div className={`wrap ${styles['line']}`}>
        <b className={styles['label']} aria-hidden="true">
          {label}
        </b>
        <ul className={`scrollRow ${styles['row']}`}>
          {links.map((item) => (
            <li key={item.id} {...(item.showOnly ? { className: styles[item.showOnly] } : {})}>
              <MenuLine line={item} />
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
