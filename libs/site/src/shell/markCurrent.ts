import { isCurrentTab } from '@cancha/routing/isCurrentTab';
import type { RoutedSite } from '@cancha/routing/RoutedSite';
import type { NavItem } from '@cancha/ui/shell/NavItem';

/** The entries with those marked that lead to the page at `path`; the very same array when none does. */
export function markCurrent<T extends NavItem>(
  items: readonly T[],
  path: string,
  site: Pick<RoutedSite, 'prefix'>,
): readonly T[] {
  const leadsHere = ({ href }: NavItem) => href !== null && isCurrentTab(site, href, path);
  return items.some(leadsHere) ? items.map((item) => ({ ...item, current: leadsHere(item) })) : items;
}
