import type { JSX } from 'react';
import type { NavItem } from '../NavItem';
import { NavLink } from '../NavLink';
import styles from './NavTabs.module.css';

export type NavTabsProps = {
  /** Three as a rule: the news, the results, what is read most. More than fit scroll sideways. */
  items: readonly NavItem[];
  label: string;
};

/** The bar of tabs under the header on small screens, in place of the navigation of wide ones. */
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
