import type { MapIssue } from '../mapping/MapResult';
import { byOrder } from './byOrder';
import type { MenuItemWire } from './menu.wire';
import type { MenuItem, SubmenuItem } from './MenuItem';

/**
 * A menu of two levels from a flat list with parents. Orphans come to the top, circles are cut at their first
 * entry, deeper levels move up to the second one; the first two are told about. Entries without a name are left out.
 */
export function buildMenuTree(entries: readonly MenuItemWire[], issues: MapIssue[]): MenuItem[] {
  const sorted = entries
    .filter((entry) => isNamed(entry, issues))
    .sort(byOrder(({ menuOrder }) => menuOrder));
  const byId = new Map<string, MenuItemWire>();
  for (const entry of sorted) if (!byId.has(entry.id)) byId.set(entry.id, entry);

  const tops: MenuItemWire[] = [];
  const children = new Map<MenuItemWire, SubmenuItem[]>();
  for (const entry of sorted) {
    const top = topOf(entry, byId, issues);
    if (top === entry) tops.push(entry);
    else children.set(top, [...(children.get(top) ?? []), toItem(entry)]);
  }
  return tops.map((entry) => withChildren(toItem(entry), children.get(entry)));
}

function isNamed(entry: MenuItemWire, issues: MapIssue[]): boolean {
  if (entry.title || entry.name) return true;
  issues.push({ id: entry.id, problem: 'menu entry without a name', kept: false });
  return false;
}

/** The top-level entry above this one, which is itself when it is one or when its parents lead nowhere. */
function topOf(
  entry: MenuItemWire,
  byId: ReadonlyMap<string, MenuItemWire>,
  issues: MapIssue[],
): MenuItemWire {
  const chain = [entry];
  for (let current = entry; current.parent !== null;) {
    const above = byId.get(current.parent);
    if (!above) {
      if (current === entry) issues.push({ id: entry.id, problem: 'menu parent missing', kept: true });
      return current;
    }
    if (chain.includes(above)) return cutCircle(chain.slice(chain.indexOf(above)), entry, issues);
    chain.push(above);
    current = above;
  }
  return chain.at(-1) ?? entry;
}

/** In a circle whoever comes first in the menu is taken for the top, the same one for all its members. */
function cutCircle(circle: MenuItemWire[], entry: MenuItemWire, issues: MapIssue[]): MenuItemWire {
  const order = byOrder<MenuItemWire>(({ menuOrder }) => menuOrder);
  const first = circle.toSorted((a, b) => order(a, b) || a.id.localeCompare(b.id))[0] ?? entry;
  if (first === entry) issues.push({ id: entry.id, problem: 'menu parents in a circle', kept: true });
  return first;
}

function toItem({ title, name, url, target }: MenuItemWire): SubmenuItem {
  return { name: title || name, url, target: target || '_self', redirect: url.startsWith('http') };
}

function withChildren(item: SubmenuItem, submenuItems: SubmenuItem[] | undefined): MenuItem {
  return submenuItems ? { ...item, submenuItems } : item;
}
