import { byOrder } from './byOrder';
import type { HighlightLink } from './HighlightLink';
import type { HighlightEntry } from './menu.wire';
import type { SubmenuItem } from './MenuItem';

/** With fewer links the bar is not worth its space. */
const minHighlightLinks = 5;

/** Sorted, without links that have no URL or label; none when fewer than five remain. */
export function toHighlightLinks(entries: readonly HighlightEntry[]): HighlightLink[] {
  const links = entries
    .filter(({ label, url }) => label !== '' && url !== '')
    .sort(byOrder(({ order }) => order))
    .map(({ label, url, order, target }) => ({ label, url, order, ...(target ? { target } : {}) }));
  return links.length >= minHighlightLinks ? links : [];
}

/** The same from the menu set `header-tags`, for sites that have their tags in a menu. */
export function menuToHighlightLinks(items: readonly SubmenuItem[]): HighlightLink[] {
  return toHighlightLinks(items.map(({ name, url, target }, order) => ({ label: name, url, order, target })));
}
