import type { HighlightLink } from '@cancha/data-access/menus/HighlightLink';
import { shortLabel } from '@cancha/data-access/menus/shortLabel';
import type { NavItem } from '@cancha/ui/shell/NavItem';
import type { SiteContext } from '../context/SiteContext';
import { toNavItems } from './toNavItem';

/** The links of the moment as the header shows them: short, without what is switched off. */
export function highlightItems(tags: readonly HighlightLink[], context: SiteContext): readonly NavItem[] {
  const entries = tags.map(({ label, url, target }) => {
    const name = shortLabel(label);
    return { name, url, ...(target ? { target } : {}), ...(name === label ? {} : { title: label }) };
  });
  return toNavItems(entries, context);
}
