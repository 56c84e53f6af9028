import type { MenuEntry, MenuLink } from '@cancha/ui/shell/Menu/MenuEntry';

/**
 * One menu of two, for wide screens and for narrow ones. What both have at the same place stands in it once; what one
 * has alone is for that one only. Each keeps its own order.
 */
export function mergeLayouts(wide: readonly MenuEntry[], narrow: readonly MenuEntry[]): MenuEntry[] {
  return merge(wide, narrow, (a, b) => {
    const submenuItems = merge<MenuLink>(a.submenuItems ?? [], b.submenuItems ?? [], (item) => item);
    return submenuItems.length > 0 ? { ...a, submenuItems } : a;
  });
}

function merge<T extends MenuLink>(wide: readonly T[], narrow: readonly T[], both: (a: T, b: T) => T): T[] {
  const merged: T[] = [];
  let next = 0;
  for (const entry of narrow) {
    const found = wide.findIndex((other, i) => i >= next && isSame(other, entry));
    const same = wide[found];
    if (!same) {
      merged.push({ ...entry, showOnly: 'xs' });
      continue;
    }
    merged.push(...onlyWide(wide.slice(next, found)), both(same, entry));
    next = found + 1;
  }
  merged.push(...onlyWide(wide.slice(next)));
  return merged.map((entry, i) => ({ ...entry, id: String(i) }));
}

const isSame = (a: MenuLink, b: MenuLink) => a.name === b.name && a.href === b.href;

const onlyWide = <T extends MenuLink>(entries: readonly T[]): T[] =>
  entries.map((entry) => ({ ...entry, showOnly: 'md' }));
