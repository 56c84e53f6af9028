import type { FallbackMenuGroup } from '@cancha/brands/BrandConfig';
import { uniqueLinks } from '@cancha/routing/uniqueLinks';
import type { NavItem } from '@cancha/ui/shell/NavItem';
import type { SiteContext } from '../context/SiteContext';
import { mergeLayouts } from './mergeLayouts';
import type { MenuSetName, MenuSets, SectionSets } from './MenuSets';
import type { Shell } from './Shell';
import { toFooterColumns } from './toFooterColumns';
import { toMenuColumns, toMenuEntries, type LooseEntry } from './toMenuEntries';
import { toNavItems } from './toNavItem';

/**
 * The menus of a site, none of their entries marked. A section's own set goes before the site's; a set that is
 * missing falls back, and only that one; a set that is there and empty stays empty.
 */
export function toShell(menus: MenuSets | null, section: SectionSets | null, context: SiteContext): Shell {
  const { fallbackMenus } = context.brandConfig;
  const set = (name: MenuSetName, fallback: readonly LooseEntry[] = []) => menus?.[name] ?? fallback;
  const entries = (items: readonly LooseEntry[]) => toMenuEntries(items, context);

  const main = section?.['main web-desktop'] ?? set('main web-desktop', fallbackMenus.main);
  const ownWide = section?.['hamburger web-desktop'];
  const wide = ownWide ?? set('hamburger web-desktop', fallbackMenus.hamburger.map(toEntry));
  // A newsroom that does not tell the two layouts apart has one menu for both.
  const narrow = section?.['web-mobile'] ?? ownWide ?? set('web-mobile', wide);
  const betting = set('betting-desktop');

  return {
    main: nav(main, context),
    menu: toMenuColumns(mergeLayouts(entries(wide), entries(narrow))),
    betting: mergeLayouts(nav(betting, context), nav(set('betting-mobile', betting), context)),
    tabs: nav(set('navBarItems', fallbackMenus.tabs), context),
    highlights: [],
    footer: toFooterColumns(menus, context),
  };
}

const nav = (items: readonly LooseEntry[], context: SiteContext): NavItem[] =>
  uniqueLinks(toNavItems(items, context));

const toEntry = ({ title, items }: FallbackMenuGroup): LooseEntry => ({
  name: title,
  url: '',
  submenuItems: items,
});
