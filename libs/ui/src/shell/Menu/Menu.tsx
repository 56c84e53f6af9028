import type { JSX, ReactNode } from 'react';
import type { MenuColumn, MenuEntry, MenuLink } from './MenuEntry';
import { MenuLine } from './MenuLine';
import { MenuRow, onlyOn } from './MenuRow';
import styles from './Menu.module.css';

export type MenuProps = {
  /** Columns on wide screens, one list with collapsible groups on narrow ones. */
  columns: readonly MenuColumn[];
  /** Id of the checkbox that opens the menu, and prefix of other ids. Unique on the page. */
  menuId?: string;
  /** A `SearchForm`, above everything else. */
  search?: ReactNode;
  /** Ways that most readers open it for, in one row below the search. */
  shortcuts?: readonly MenuLink[];
  labels: {
    /** Accessible name of the menu. */
    menu: string;
    /** Before the name of a group: "Submenú: Ligas". */
    submenu: string;
    /** Accessible name of the shortcuts. */
    shortcuts?: string;
  };
};

/**
 * The menu, with one HTML for both layouts and without JavaScript: checkboxes open groups, that of the
 * current page, else the first one, is open initially, and a click outside hits the label that closes the menu. The header shows and hides the menu.
 */
export function Menu({
  columns,
  menuId = 'header-one',
  search,
  shortcuts = [],
  labels,
}: MenuProps): JSX.Element | null {
  const shown = columns
    .map(({ id, rows }) => ({ id, rows: rows.filter(({ hide }) => !hide) }))
    .filter(({ rows }) => rows.length > 0);
  if (shown.length === 0) return null;
  const groups = shown.flatMap(({ rows }) => rows).filter(isGroupOnPhones);
  const open = groups.some(holdsCurrent) ? groups.filter(holdsCurrent) : groups.slice(0, 1);
  return (
    <nav className={styles['menu']} aria-label={labels.menu}>
      {/* Labels may not be hidden from screen readers themselves. */}
      <span aria-hidden="true">
        <label className={styles['beside']} htmlFor={menuId} />
      </span>
      <div className={styles['panel']}>
        {search ? <div className={`wrap ${styles['search']}`}>{search}</div> : null}
        {shortcuts.length > 0 ? (
          <ul className={`wrap ${styles['shortcuts']}`} aria-label={labels.shortcuts}>
            {shortcuts.map((shortcut) => (
              <li key={shortcut.id}>
                <MenuLine line={shortcut} />
              </li>
            ))}
          </ul>
        ) : null}
        <div className={`wrap ${styles['columns']}`}>
          {shown.map(({ id, rows }) => (
            <ul key={id}>
              {rows.map((row) => (
                <li key={row.id} {...onlyOn(row)}>
                  <MenuRow
                    row={row}
                    id={`${menuId}-${id}-${row.id}`}
                    submenu={labels.submenu}
                    isOpen={open.includes(row)}
                  />
                </li>
              ))}
            </ul>
          ))}
        </div>
      </div>
    </nav>
  );
}

/** Where groups are shut until they are tapped: on wide screens all of them stand open. */
const isGroupOnPhones = ({ showOnly, submenuItems = [] }: MenuEntry) =>
  showOnly !== 'md' && submenuItems.some((item) => !item.hide && item.showOnly !== 'md');

const holdsCurrent = ({ submenuItems = [] }: MenuEntry) =>
  submenuItems.some(({ current, hide }) => current && !hide);
