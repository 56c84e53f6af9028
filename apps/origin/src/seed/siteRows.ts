import type { sites } from '../database/contentTables.ts';
import type { headerTags, menuItems, redirects, zones } from '../database/siteTables.ts';
import type { Edition } from '@cancha/newsroom/sites/loadEdition.ts';
import type { Newsroom } from '@cancha/newsroom/sites/loadNewsroom.ts';
import type { SiteFile } from '@cancha/newsroom/sites/siteFile.ts';

/** What an edition does not have, its newsroom has: the credit and the colours of the pictures are one. */
export function toSiteRow(own: Newsroom | Edition): typeof sites.$inferInsert {
  const { site, frontPage, frontSections } = own;
  const { code, name, timeZone, language, edition = null, app = null, prefix, address = null } = site;
  const { pictureCredit, colours } = 'newsroom' in own ? own.newsroom : own.site;
  return {
    ...{ code, name, timeZone, language, edition, app, prefix, address, pictureCredit, colours },
    ...{ frontPage, frontSections, retired: false },
    newsOf: 'newsOf' in site ? site.newsOf : null,
    bettingNotice: site.betting === false ? '' : (site.betting?.notice ?? null),
  };
}

type MenuItemRow = typeof menuItems.$inferInsert;

/** Menus flattened to rows with ids of their own, unique in the site; a child names its parent's id. */
export function toMenuItemRows(site: Pick<SiteFile, 'code' | 'menus'>): MenuItemRow[] {
  const rows: MenuItemRow[] = [];
  const add = (menu: string, parent: number, menuOrder: number, title: string, url: string): number => {
    const id = rows.length + 1;
    rows.push({ site: site.code, menu, id, parent, title, name: toName(title), url, target: '', menuOrder });
    return id;
  };
  for (const [menu, entries] of Object.entries(site.menus)) {
    for (const [order, entry] of entries.entries()) {
      const parent = add(menu, 0, order + 1, entry.title, entry.url);
      entry.items.forEach((item, place) => add(menu, parent, place + 1, item.title, item.url));
    }
  }
  return rows;
}

/** `Últimas noticias` → `ultimas-noticias` */
function toName(title: string): string {
  const plain = title
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}

/** The highlight strip is the menu of that name, so that both calls tell the same. */
export function toHeaderTagRows(site: Pick<SiteFile, 'code' | 'menus'>): (typeof headerTags.$inferInsert)[] {
  return (site.menus['header-tags'] ?? []).map(({ title, url }, index) => ({
    site: site.code,
    position: index + 1,
    label: title,
    url,
    target: '',
  }));
}

export function toZoneRows(site: Pick<SiteFile, 'code' | 'zones'>): (typeof zones.$inferInsert)[] {
  return Object.entries(site.zones).map(([name, { order, section, evergreen, size }]) => ({
    site: site.code,
    name,
    ordering: order,
    section: section ?? null,
    evergreen: evergreen ?? null,
    size,
  }));
}

/** Redirects with `article:1001` resolved. One that leads to no article is left out. */
export function toRedirectRows({ site, articles }: Newsroom | Edition): (typeof redirects.$inferInsert)[] {
  const links = new Map(articles.map(({ head, link }) => [`article:${head.id}`, link]));
  return Object.entries(site.redirects).flatMap(([source, wanted]) => {
    const target = wanted.startsWith('article:') ? links.get(wanted) : wanted;
    return target ? [{ site: site.code, source, target, status: 301 }] : [];
  });
}
