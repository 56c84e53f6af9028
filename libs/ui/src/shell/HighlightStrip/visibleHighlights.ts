import type { NavItem } from '../NavItem';

/** With fewer links the bar is not worth its space. */
const minHighlights = 5;

/** Without links that have no URL or name; none when fewer than five remain. */
export function visibleHighlights(items: readonly NavItem[] = []): readonly NavItem[] {
  const links = items.filter(({ href, name }) => href !== null && href !== '' && name.trim() !== '');
  return links.length >= minHighlights ? links : [];
}
