import type { Site } from '@cancha/brands/Site';
import { uniqueLinks } from '@cancha/routing/uniqueLinks';
import type { NavGroup, NavItem } from '@cancha/ui/shell/NavItem';
import { bettingAge } from '../betting/ageMark';
import type { SiteContext } from '../context/SiteContext';
import { markCurrent } from './markCurrent';
import { toNavItems } from './toNavItem';

/** Menus of the newsroom that the footer is made of. */
export const footerMenus = [
  'footer default',
  'footer column1',
  'footer column2',
  'footer editions',
  'betting-desktop',
] as const;

type Entry = { name: string; url: string };

export type FooterMenus = {
  readonly columns: readonly NavGroup[];
  /** For the last row. */
  readonly legal: readonly NavItem[];
};

/**
 * The footer's links, in the order of the page whatever the newsroom's. A menu that is missing falls back to the
 * brand's own, and only that one; one that is there and empty stays empty, and its column is left out.
 */
export function toFooterColumns(
  menus: Readonly<Partial<Record<(typeof footerMenus)[number], readonly Entry[] | null>>> | null,
  context: SiteContext,
): FooterMenus {
  const { fallbackMenus } = context.brandConfig;
  const { t } = context;
  const links = (name: (typeof footerMenus)[number], fallback: readonly Entry[] = []): NavItem[] =>
    uniqueLinks(toNavItems(menus?.[name] ?? fallback, context, 'footer'));

  const columns = [
    { title: t('footer.about'), items: links('footer column1', fallbackMenus.about) },
    { title: t('footer.news'), items: links('footer default') },
    { title: t('footer.editions'), items: links('footer editions', fallbackMenus.main) },
    { title: t('footer.betting', bettingAge(context.site)), items: links('betting-desktop') },
  ];
  return {
    columns: columns
      .map((column, i) => ({ id: String(i), ...column }))
      .filter(({ items }) => items.length > 0),
    legal: links('footer column2', fallbackMenus.legal),
  };
}

/** The footer with the page that is read marked in it; the very same one when no entry leads there. */
export function markFooter(footer: FooterMenus, path: string, site: Site): FooterMenus {
  const columns = footer.columns.map((column) => {
    const items = markCurrent(column.items, path, site);
    return items === column.items ? column : { ...column, items };
  });
  const legal = markCurrent(footer.legal, path, site);
  const isSame = legal === footer.legal && columns.every((column, i) => column === footer.columns[i]);
  return isSame ? footer : { columns, legal };
}
