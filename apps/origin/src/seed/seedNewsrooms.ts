import { getTableColumns, notInArray, sql, type SQL } from 'drizzle-orm';
import {
  articleCategories,
  articles,
  articleTags,
  authors,
  sections,
  sites,
  tags,
} from '../database/contentTables.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import {
  bettingPicks,
  bettingPromotions,
  bettingReviews,
  headerTags,
  menuItems,
  menus,
  redirects,
  staticPages,
  zones,
} from '../database/siteTables.ts';
import {
  toArticleRow,
  toCategoryRows,
  toSectionRows,
  toTagRows,
  toTagUseRows,
  type MatchIdOf,
} from './articleRows.ts';
import { toBettingRows, toPromotionRows, toReviewRows } from './bettingRows.ts';
import { facePath } from '../content/authorPicture.ts';
import { insertAll } from './insertAll.ts';
import type { Edition } from '@cancha/newsroom/sites/loadEdition.ts';
import type { Newsroom } from '@cancha/newsroom/sites/loadNewsroom.ts';
import type { Newsrooms } from '@cancha/newsroom/sites/loadNewsrooms.ts';
import { seedForms } from './seedForms.ts';
import { seedPolls } from './seedPolls.ts';
import { toHeaderTagRows, toMenuItemRows, toRedirectRows, toSiteRow, toZoneRows } from './siteRows.ts';

/** In this order nothing is deleted that something else still points at. */
const replaced = [
  ...[articles, tags, sections, authors, menus, headerTags, zones, redirects, staticPages],
  ...[bettingPicks, bettingPromotions, bettingReviews],
];

/** All that the newsrooms fill, but for what readers write to. */
export const contentTables = [...replaced, articleTags, articleCategories, sites, menuItems];

/**
 * Replaces all stored content by that of these sites. Run it in a transaction, so that no reader sees a half-filled
 * site. Counted views are kept, and votes, subscriptions and messages.
 */
export async function seedNewsrooms(
  db: OriginDatabase,
  { newsrooms, editions }: Newsrooms,
  matchIdOf: MatchIdOf,
): Promise<void> {
  const all = [...newsrooms, ...editions];
  for (const table of replaced) await db.delete(table);
  await seedSites(db, all);
  for (const newsroom of newsrooms) await seedArticles(db, newsroom, matchIdOf);
  await seedFurniture(db, all);
  await insertAll(
    db,
    bettingPicks,
    all.flatMap((own) => toBettingRows(own, matchIdOf)),
  );
  await insertAll(db, bettingPromotions, all.flatMap(toPromotionRows));
  await insertAll(db, bettingReviews, all.flatMap(toReviewRows));
  for (const own of all) {
    await seedPolls(db, own);
    await seedForms(db, own.site);
  }
}

/** The row of a site stays, and with it what readers sent; a site that is no longer there is retired. */
async function seedSites(db: OriginDatabase, all: readonly (Newsroom | Edition)[]): Promise<void> {
  const rows = all.map(toSiteRow);
  await db.insert(sites).values(rows).onConflictDoUpdate({ target: sites.code, set: everythingNew() });
  const codes = rows.map(({ code }) => code);
  await db.update(sites).set({ retired: true, newsOf: null }).where(notInArray(sites.code, codes));
}

/** Of a row that is there already, every column but its key. */
function everythingNew(): Record<string, SQL> {
  const { code: _key, ...columns } = getTableColumns(sites);
  return Object.fromEntries(
    Object.entries(columns).map(([field, { name }]) => [field, sql.raw(`excluded.${name}`)]),
  );
}

async function seedArticles(db: OriginDatabase, newsroom: Newsroom, matchIdOf: MatchIdOf): Promise<void> {
  const { site, articles: entries } = newsroom;
  await insertAll(
    db,
    authors,
    site.desks.map(({ username, name, description, ...desk }) => ({
      ...{ site: site.code, username, name, description },
      picture: facePath(site.code, desk),
    })),
  );
  await insertAll(db, sections, toSectionRows(site));
  await insertAll(db, tags, toTagRows(newsroom));
  await insertAll(
    db,
    articles,
    entries.map((entry) => toArticleRow(site, entry, matchIdOf)),
  );
  await insertAll(
    db,
    articleTags,
    entries.flatMap((entry) => toTagUseRows(site, entry)),
  );
  await insertAll(
    db,
    articleCategories,
    entries.flatMap((entry) => toCategoryRows(site, entry)),
  );
}

/** What every site has around its articles, of all sites at once. */
async function seedFurniture(db: OriginDatabase, all: readonly (Newsroom | Edition)[]): Promise<void> {
  const own = all.map(({ site }) => site);
  await insertAll(
    db,
    menus,
    own.flatMap((site) => Object.keys(site.menus).map((name) => ({ site: site.code, name }))),
  );
  await insertAll(db, menuItems, own.flatMap(toMenuItemRows));
  await insertAll(db, headerTags, own.flatMap(toHeaderTagRows));
  await insertAll(db, zones, own.flatMap(toZoneRows));
  await insertAll(db, redirects, all.flatMap(toRedirectRows));
  await insertAll(
    db,
    staticPages,
    all.flatMap(({ site, pages }) => pages.map((page) => ({ site: site.code, ...page }))),
  );
}
