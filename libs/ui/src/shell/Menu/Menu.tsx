import type { JSX, ReactNode } from 'react';
import type { MenuColumn } from './MenuEntry';
import { MenuRow, onlyOn } from './MenuRow';
import styles from './Menu.module.css';

export type MenuProps = {
  /** Columns on wide screens, one list with collapsible groups on narrow ones. */
  columns: readonly MenuColumn[];
  /** Id of the checkbox that opens the menu, and prefix of other ids. Unique on the page. */
  menuId?: string;
  /** A `SearchForm`, above everything else. */
  search?: ReactNode;
  labels: {
    /** Accessible name of the menu. */
    menu: string;
    /** Before the name of a group: "Submenú: Ligas". */
    submenu: string;
  };
};

/**
 * The menu, with one HTML for both layouts and without JavaScript: checkboxes open groups, the group of the current page
 * is open initially, and a click outside hits the label that closes the menu. The header shows and hides the menu.
 */
export function Menu({ columns, menuId = 'header-one', search, labels }: MenuProps): JSX.Element | null {
  const shown = columns
    .map(({ id, rows }) => ({ id, rows: rows.filter(({ hide }) => !hide) }))
    .filter(({ rows }) => rows.length > 0);
  if (shown.length === 0) return null;
  return (
    <nav className={styles['menu']} aria-label={labels.menu}>
      <label className={styles['beside']} htmlFor={menuId} aria-hidden />
      <div className={styles['panel']}>
        {search ? <div className={`wrap ${styles['search']}`}>{search}</div> : null}
        <div className={`wrap ${styles['columns']}`}>
          {shown.map(({ id, rows }) => (
            <ul key={id}>
              {rows.map((row) => (
                <li key={row.id} {...onlyOn(row)}>
                  <MenuRow row={row} id={`${menuId}-${id}-${row.id}`} submenu={labels.submenu} />
                </li>
              ))}
            </ul>
          ))}
        </div>
      </div>
    </nav>
  );
}
