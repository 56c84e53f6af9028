import type { MapIssue } from '../mapping/MapResult';
import { byOrder } from './byOrder';
import type { MenuItemWire } from './menu.wire';
import type { MenuItem, SubmenuItem } from './MenuItem';

/**
 * A menu of two levels from a flat list with parents. Orphans move to the top level, cycles are cut at their first
 * entry (both are reported), deeper levels move up to the second. Entries without a name are left out.
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

/** The top-level ancestor: the entry itself without a known parent. */
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
    if (chain.includes(above)) return cutCycle(chain.slice(chain.indexOf(above)), entry, issues);
    chain.push(above);
    current = above;
  }
  return chain.at(-1) ?? entry;
}

/** The first of a cycle in menu order becomes the top: the same one for all of its members. */
function cutCycle(cycle: MenuItemWire[], entry: MenuItemWire, issues: MapIssue[]): MenuItemWire {
  const order = byOrder<MenuItemWire>(({ menuOrder }) => menuOrder);
  const first = cycle.toSorted((a, b) => order(a, b) || a.id.localeCompare(b.id))[0] ?? entry;
  if (first === entry) issues.push({ id: entry.id, problem: 'menu parents in a circle', kept: true });
  return first;
}

function toItem({ title, name, url, target }: MenuItemWire): SubmenuItem {
  return { name: title || name, url, target: target || '_self', redirect: url.startsWith('http') };
}

function withChildren(item: SubmenuItem, submenuItems: SubmenuItem[] | undefined): MenuItem {
  return submenuItems ? { ...item, submenuItems } : item;
}
