import type { JSX } from 'react';
import type { NavItem } from '../NavItem';
import { NavLink } from '../NavLink';
import styles from './NavTabs.module.css';

export type NavTabsProps = {
  /** Usually news, results, trending. Scrolls horizontally. */
  items: readonly NavItem[];
  label: string;
};

/** Tabs below the header on small screens. */
export function NavTabs({ items, label }: NavTabsProps): JSX.Element | null {
  if (items.length === 0) return null;
  return (
    <nav className={styles['tabs']} aria-label={label}>
      {items.map((item) => (
        <NavLink key={item.id} item={item} />
      ))}
    </nav>
  );
}
