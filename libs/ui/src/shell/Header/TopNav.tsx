import type { JSX } from 'react';
import type { MenuLink } from '../Menu/MenuEntry';
import { MenuLine } from '../Menu/MenuLine';
import styles from './TopNav.module.css';

type TopNavProps = { items: readonly MenuLink[]; label: string };

/** The top navigation of wide screens: the entries that fit whole. The menu has the others. */
export function TopNav({ items, label }: TopNavProps): JSX.Element {
  return (
    <nav className={styles['nav']} aria-label={label}>
      {items.map((item) => (
        <MenuLine key={item.id} line={item} />
      ))}
    </nav>
  );
}
