import type { JSX } from 'react';
import type { MenuColumn } from './MenuEntry';
import { MenuRow, onlyOn } from './MenuRow';
import styles from './Menu.module.css';

export type MenuProps = {
  /** Columns of rows on wide screens, from left to right; one list on narrow ones, where groups open and shut. */
  columns: readonly MenuColumn[];
  /** Id of the checkbox that opens the menu, of which its own ids are made. Two menus on a page need two. */
  menuId?: string;
  labels: {
    /** Name of the menu. */
    menu: string;
    /** Said before the name of a group that opens: "Submenú: Ligas". */
    submenu: string;
  };
};

/**
 * The whole menu of a site, one document for both layouts. Nothing in it needs a script: a group is open while its
 * checkbox is checked, from the start where it leads to the page being read, and a click beside the menu lands on the
 * label that shuts it. Whether the menu is on the screen is the business of the header around it.
 */
export function Menu({ columns, menuId = 'header-one', labels }: MenuProps): JSX.Element | null {
  const shown = columns
    .map(({ id, rows }) => ({ id, rows: rows.filter(({ hide }) => !hide) }))
    .filter(({ rows }) => rows.length > 0);
  if (shown.length === 0) return null;
  return (
    <nav className={styles['menu']} aria-label={labels.menu}>
      <label className={styles['beside']} htmlFor={menuId} aria-hidden />
      <div className={styles['panel']}>
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
