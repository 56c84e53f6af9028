import type { Site } from '@cancha/brands/Site';
import { comparablePath } from '@cancha/routing/comparablePath';
import type { MenuColumn, MenuEntry } from '@cancha/ui/shell/Menu/MenuEntry';
import { markCurrent } from './markCurrent';
import { pagesOfShell } from './pagesOfShell';
import type { Shell } from './Shell';
import { markFooter } from './toFooterColumns';

/** The menus with every entry marked that leads to the page at `path`. Lists without one stay the very same. */
export function markShell(shell: Shell, path: string, site: Site): Shell {
  // Most pages are articles, to which no entry leads.
  if (!pagesOfShell(shell, site).has(comparablePath(site, path))) return shell;
  const { main, menu, betting, tabs, highlights, footer } = shell;
  return {
    main: markCurrent(main, path, site),
    menu: mapKept(menu, (column) => markColumn(column, path, site)),
    betting: markCurrent(betting, path, site),
    tabs: markCurrent(tabs, path, site),
    highlights: markCurrent(highlights, path, site),
    footer: markFooter(footer, path, site),
  };
}

function markColumn(column: MenuColumn, path: string, site: Site): MenuColumn {
  const rows = mapKept(markCurrent(column.rows, path, site), (row) => markRow(row, path, site));
  return rows === column.rows ? column : { ...column, rows };
}

function markRow(row: MenuEntry, path: string, site: Site): MenuEntry {
  const submenuItems = row.submenuItems && markCurrent(row.submenuItems, path, site);
  return submenuItems === row.submenuItems ? row : { ...row, submenuItems };
}

/** Like `map`, but the very same list when nothing in it changed. */
function mapKept<T>(list: readonly T[], change: (item: T) => T): readonly T[] {
  const changed = list.map(change);
  return changed.some((item, i) => item !== list[i]) ? changed : list;
}
