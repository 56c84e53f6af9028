import { byOrder } from './byOrder';
import type { HighlightLink } from './HighlightLink';
import type { HighlightEntry } from './menu.wire';
import type { SubmenuItem } from './MenuItem';

/** Fewer than this many and the strip is not worth its room. */
export const minHighlightLinks = 5;

/** The links of the strip in order, without those that lead nowhere or say nothing; none when fewer than five remain. */
export function toHighlightLinks(entries: readonly HighlightEntry[]): HighlightLink[] {
  const links = entries
    .filter(({ label, url }) => label !== '' && url !== '')
    .sort(byOrder(({ order }) => order))
    .map(({ label, url, order, target }) => ({ label, url, order, ...(target ? { target } : {}) }));
  return links.length >= minHighlightLinks ? links : [];
}

/** The same from the menu set `header-tags`, for sites that keep their tags in the menu. */
export function menuToHighlightLinks(items: readonly SubmenuItem[]): HighlightLink[] {
  return toHighlightLinks(items.map(({ name, url, target }, order) => ({ label: name, url, order, target })));
}
