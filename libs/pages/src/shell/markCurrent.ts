import type { NavItem } from '@cancha/ui/shell/NavItem';

const bare = (path: string) => path.replace(/[?#].*$/, '').replace(/(.)\/+$/, '$1');

/** The entries with those marked that lead to the page at `path`; the very same array when none does. */
export function markCurrent(items: readonly NavItem[], path: string): readonly NavItem[] {
  const page = bare(path);
  const leadsHere = ({ href }: NavItem) => href !== null && href.startsWith('/') && bare(href) === page;
  return items.some(leadsHere) ? items.map((item) => ({ ...item, current: leadsHere(item) })) : items;
}
