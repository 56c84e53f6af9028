import type { MenuItem } from '@cancha/data-access/menus/MenuItem';
import { getMenus } from '@cancha/data-access/menus/getMenus';
import type { LinkPlace } from '@cancha/routing/toLink';
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
type Group = { title: string; url?: string; items: readonly Loose[] };

/** Menus of a site for the page at `path`. It never fails: hardcoded menus stand in for a silent backend. */
export async function loadShell(context: SiteContext, path: string): Promise<Shell> {
  const { apis, site, profile, t } = context;
  // 403 is how the backend says that it has no menus for us.
  const menus = await orNull(getMenus(apis.content, { site: site.siteCode, names }), [403]);
  const { fallbackMenus } = profile;
  /** A missing set falls back, and only that one; a set that is there and empty stays empty. */
  const set = (name: (typeof names)[number], fallback: readonly Loose[] = []): readonly Loose[] =>
    menus?.[name] ?? fallback;
  const nav = (items: readonly Loose[], place: LinkPlace = 'body') => toNavItems(items, context, path, place);

  return {
    main: nav(set('main web-desktop', fallbackMenus.main)),
    tabs: nav(set('navBarItems', fallbackMenus.tabs)),
    groups: toGroups(menus?.['hamburger web-desktop']?.map(toGroup) ?? fallbackMenus.hamburger, nav),
    footer: toGroups(
      [
        { title: t('footer.about'), items: set('footer column1', fallbackMenus.about) },
        { title: t('footer.news'), items: set('footer default') },
        { title: t('footer.editions'), items: set('footer editions', fallbackMenus.main) },
        { title: t('footer.betting'), items: set('betting-desktop') },
        { title: t('footer.legal'), items: set('footer column2', fallbackMenus.legal) },
      ],
      (items) => nav(items, 'footer'),
    ),
  };
}

const toGroup = ({ name, url, submenuItems = [] }: MenuItem): Group => ({
  title: name,
  url,
  items: submenuItems,
});

/** Groups with something to follow: entries, or a heading that is a link itself. */
function toGroups(groups: readonly Group[], nav: (items: readonly Loose[]) => NavItem[]): NavGroup[] {
  return groups
    .map(({ title, url, items }, i) => {
      const [heading] = url ? nav([{ name: title, url }]) : [];
      return { id: String(i), title, href: heading?.href ?? null, items: nav(items) };
    })
    .filter(({ href, items }) => items.length > 0 || href !== null);
}
