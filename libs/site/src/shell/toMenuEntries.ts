import type { SubmenuItem } from '@cancha/data-access/menus/MenuItem';
import { uniqueLinks } from '@cancha/routing/uniqueLinks';
import type { MenuColumn, MenuEntry } from '@cancha/ui/shell/Menu/MenuEntry';
import type { SiteContext } from '../context/SiteContext';
import { toNavItems } from './toNavItem';

type LooseItem = Pick<SubmenuItem, 'name' | 'url'> & Partial<SubmenuItem>;

/** An entry of the newsroom's or of the brand's own, which says no more than it must. */
export type LooseEntry = LooseItem & { readonly submenuItems?: readonly LooseItem[] };

/**
 * Entries of the whole menu as links and groups that follow the site's rules. One that leads nowhere and holds
 * nothing is left out: so is a group all of whose links are hidden.
 */
export function toMenuEntries(entries: readonly LooseEntry[], context: SiteContext): MenuEntry[] {
  const all = entries.flatMap(({ submenuItems = [], ...entry }): MenuEntry[] => {
    const [text] = toNavItems([{ ...entry, url: '' }], context);
    const item = toNavItems([entry], context)[0] ?? text;
    const links = uniqueLinks(toNavItems(submenuItems, context));
    if (!item || (item.href === null && links.length === 0)) return [];
    return [links.length > 0 ? { ...item, submenuItems: links } : item];
  });
  return uniqueLinks(all).map((entry, i) => ({ ...entry, id: String(i) }));
}

/** A column for each group; links that follow one another share one. */
export function toMenuColumns(entries: readonly MenuEntry[]): MenuColumn[] {
  const columns: MenuEntry[][] = [];
  for (const entry of entries) {
    const last = columns.at(-1);
    const joins = last && !entry.submenuItems && !last[0]?.submenuItems;
    if (joins) last.push(entry);
    else columns.push([entry]);
  }
  return columns.map((rows, i) => ({ id: String(i), rows }));
}
