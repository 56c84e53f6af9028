import type { MenuItem } from '@cancha/data-access/menus/MenuItem';
import { getMenus } from '@cancha/data-access/menus/getMenus';
import type { LinkPlace } from '@cancha/routing/toLink';
import type { NavGroup, NavItem } from '@cancha/ui/shell/NavItem';
import { orNull } from '../site/orNull';
import type { SiteContext } from '../site/SiteContext';
import { markCurrent } from './markCurrent';
import { toNavItems } from './toNavItem';

export type Shell = {
  readonly main: readonly NavItem[];
  readonly groups: readonly NavGroup[];
  readonly tabs: readonly NavItem[];
  readonly footer: readonly NavGroup[];
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

type Sets = Awaited<ReturnType<typeof getMenus<(typeof names)[number]>>>;

/** The same menus make the same shell; an answer belongs to one site. */
const shells = new WeakMap<Sets, Shell>();

/** Menus of a site for the page at `path`. It never fails: hardcoded menus stand in for a silent backend. */
export async function loadShell(context: SiteContext, path: string): Promise<Shell> {
  const { apis, site } = context;
  // 403 is how the backend says that it has no menus for us.
  const menus = await orNull(getMenus(apis.content, { site: site.siteCode, names }), [403]);
  const shell = (menus && shells.get(menus)) ?? toShell(menus, context);
  if (menus) shells.set(menus, shell);
  return markShell(shell, path);
}

function markShell({ main, groups, tabs, footer }: Shell, path: string): Shell {
  return {
    main: markCurrent(main, path),
    groups: markGroups(groups, path),
    tabs: markCurrent(tabs, path),
    footer: markGroups(footer, path),
  };
}

/** The very same groups when no entry of theirs leads to the page. */
function markGroups(groups: readonly NavGroup[], path: string): readonly NavGroup[] {
  const marked = groups.map((group) => {
    const items = markCurrent(group.items, path);
    return items === group.items ? group : { ...group, items };
  });
  return marked.some((group, i) => group !== groups[i]) ? marked : groups;
}

function toShell(menus: Sets | null, context: SiteContext): Shell {
  const { fallbackMenus } = context.profile;
  const { t } = context;
  /** A missing set falls back, and only that one; a set that is there and empty stays empty. */
  const set = (name: (typeof names)[number], fallback: readonly Loose[] = []): readonly Loose[] =>
    menus?.[name] ?? fallback;
  const nav = (items: readonly Loose[], place: LinkPlace = 'body') => toNavItems(items, context, place);

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
