import type { JSX } from 'react';
import type { MenuLink } from '../Menu/MenuEntry';
import { MenuLine } from '../Menu/MenuLine';
import styles from './TopNav.module.css';

type TopNavProps = { items: readonly MenuLink[]; label: string };

/** Items that do not fit are only in the menu. */
export function TopNav({ items, label }: TopNavProps): JSX.Element {
  return (
    <nav className={styles['nav']} aria-label={label}>
      {items.map((item) => (
        <MenuLine key={item.id} line={item} />
      ))}
    </nav>
  );
}
