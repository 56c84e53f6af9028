import type { NavItem } from '../NavItem';

/** With fewer the bar is not worth its room. */
export const minHighlights = 5;

/** The links of the bar, without those that lead nowhere or say nothing; none when fewer than five remain. */
export function visibleHighlights(items: readonly NavItem[] = []): readonly NavItem[] {
  const links = items.filter(({ href, name }) => href !== null && href !== '' && name.trim() !== '');
  return links.length >= minHighlights ? links : [];
}
