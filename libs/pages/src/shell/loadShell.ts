import type { FallbackMenuItem } from '@cancha/brands/Profile';
import type { MenuItem } from '@cancha/data-access/menus/MenuItem';
import { getMenus } from '@cancha/data-access/menus/getMenus';
import type { NavGroup, NavItem } from '@cancha/ui/shell/NavItem';
import { orNull } from '../site/orNull';
import type { SiteContext } from '../site/SiteContext';
import { toNavItems } from './toNavItem';

export type Shell = {
  main: NavItem[];
  groups: NavGroup[];
  tabs: NavItem[];
  footer: NavGroup[];
};

const names = [
  'main web-desktop',
  'hamburger web-desktop',
  'navBarItems',
  'footer default',
  'footer column1',
  'footer column2',
  'footer editions',
  'betting-desktop',
] as const;

type Loose = { name: string; url: string };

/** A missing set falls back, and only that one; a set that is there and empty stays empty. */
const orFallback = (
  items: readonly MenuItem[] | null,
  fallback: readonly FallbackMenuItem[],
): readonly Loose[] => items ?? fallback;

/** Menus of a site for the page at `path`. It never fails: hardcoded menus stand in for a silent backend. */
export async function loadShell(context: SiteContext, path: string): Promise<Shell> {
  const { apis, site, profile, t } = context;
  const menus = await orNull(getMenus(apis.content, { site: site.siteCode, names }));
  const nav = (items: readonly Loose[], place: 'body' | 'footer' = 'body') =>
    toNavItems(items, context, path, place);
  const { fallbackMenus } = profile;

  const hamburger = menus?.['hamburger web-desktop'];
  const groups = hamburger
    ? hamburger.map(({ name, submenuItems = [] }) => ({ title: name, items: submenuItems }))
    : fallbackMenus.hamburger;

  const columns = [
    { title: t('footer.about'), items: menus?.['footer column1'] },
    { title: t('footer.news'), items: menus?.['footer default'] },
    { title: t('footer.editions'), items: menus?.['footer editions'] },
    { title: t('footer.betting'), items: menus?.['betting-desktop'] },
    { title: t('footer.legal'), items: menus?.['footer column2'] },
  ];
  const known = columns.flatMap(({ title, items }) => (items ? [{ title, items }] : []));
  const footer = known.length > 0 ? known : fallbackMenus.footer;

  return {
    main: nav(orFallback(menus?.['main web-desktop'] ?? null, fallbackMenus.main)),
    tabs: nav(orFallback(menus?.navBarItems ?? null, fallbackMenus.tabs)),
    groups: toGroups(groups, (items) => nav(items)),
    footer: toGroups(footer, (items) => nav(items, 'footer')),
  };
}

function toGroups(
  groups: readonly { title: string; items: readonly Loose[] }[],
  nav: (items: readonly Loose[]) => NavItem[],
): NavGroup[] {
  return groups
    .map(({ title, items }) => ({ id: title, title, items: nav(items) }))
    .filter(({ items }) => items.length > 0);
}
