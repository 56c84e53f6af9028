import type { JSX } from 'react';
import { MenuToggle } from '../MenuToggle/MenuToggle';
import type { NavGroup, NavItem } from '../NavItem';
import { NavLink } from '../NavLink';
import styles from './Header.module.css';

export type HeaderProps = {
  /** Two headers on a page need different ids. */
  menuId?: string;
  logo: { src: string; width: number; height: number; href: string; label: string };
  /** One line on wide screens. */
  items: readonly NavItem[];
  /** The whole menu, in columns. */
  groups: readonly NavGroup[];
  /** Button at the end of the bar, on wide screens. */
  trending?: { href: string; text: string };
  /** Bar under the header on small screens. */
  tabs: readonly NavItem[];
  labels: { main: string; menu: string; openMenu: string; tabs: string };
};

export function Header({
  menuId = 'header-one',
  logo,
  items,
  groups,
  trending,
  tabs,
  labels,
}: HeaderProps): JSX.Element {
  return (
    <header className={styles['header']}>
      <MenuToggle id={menuId} className={`srOnly ${styles['toggle']}`} label={labels.openMenu} />
      <div className={`wrap ${styles['bar']}`}>
        <label className={styles['icon']} htmlFor={menuId}>
          <svg
            viewBox="0 0 24 24"
            width="24"
            height="24"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            aria-hidden="true"
          >
            <path d="M3 6h18M3 12h18M3 18h18" />
          </svg>
          <span className="srOnly">{labels.menu}</span>
        </label>
        <a className={styles['logo']} href={logo.href}>
          <img src={logo.src} width={logo.width} height={logo.height} alt={logo.label} />
        </a>
        <nav className={styles['nav']} aria-label={labels.main}>
          {items.map((item) => (
            <NavLink key={item.id} item={item} />
          ))}
        </nav>
        {trending ? (
          <a className={styles['trending']} href={trending.href}>
            {trending.text}
          </a>
        ) : null}
      </div>
      <nav className={styles['tabs']} aria-label={labels.tabs}>
        {tabs.map((item) => (
          <NavLink key={item.id} item={item} />
        ))}
      </nav>
      <nav className={styles['menu']} aria-label={labels.menu}>
        <div className="wrap">
          {groups.map(({ id, title, href = null, items: entries }) => (
            <section key={id}>
              <h2>{href ? <a href={href}>{title}</a> : title}</h2>
              <ul>
                {entries.map((item) => (
                  <li key={item.id}>
                    <NavLink item={item} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </nav>
    </header>
  );
}
