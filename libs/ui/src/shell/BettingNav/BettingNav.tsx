import type { JSX } from 'react';
import type { MenuLink } from '../Menu/MenuEntry';
import { MenuLine } from '../Menu/MenuLine';
import styles from './BettingNav.module.css';

export type BettingNavProps = {
  /** Before the links, and their accessible name. */
  label: string;
  items: readonly MenuLink[];
};

/** Secondary navigation of betting pages. Nothing without links. */
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
