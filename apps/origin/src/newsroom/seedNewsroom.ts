import { eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
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
import { toBettingRows } from './bettingRows.ts';
import type { Newsroom } from './loadNewsroom.ts';
import { seedForms } from './seedForms.ts';
import { seedPolls } from './seedPolls.ts';
import { toHeaderTagRows, toMenuItemRows, toRedirectRows, toZoneRows } from './siteRows.ts';

// The embedded database takes 32,767 parameters a statement; an article has about twenty.
const rowsAStatement = 500;

/** In this order nothing is deleted that something else still points at. */
const replaced = [
  ...[articles, tags, sections, authors, menus, headerTags, zones, redirects, staticPages],
  bettingPicks,
];

/**
 * Replaces all stored content of one site by its newsroom. Run it in a transaction, so that no reader
 * sees a half-filled site. Counted views are kept, and votes, subscriptions and messages.
 */
export async function seedNewsroom(
  db: OriginDatabase,
  newsroom: Newsroom,
  matchIdOf: MatchIdOf,
): Promise<void> {
  const { site, frontPage } = newsroom;
  const { code } = site;
  // The row of the site itself stays, and with it what readers sent.
  for (const table of replaced) await db.delete(table).where(eq(table.site, code));

  const { name, timeZone, language, pictureCredit, colours } = site;
  const bettingNotice = site.betting?.notice ?? null;
  const row = { name, timeZone, language, pictureCredit, colours, frontPage, bettingNotice };
  await db
    .insert(sites)
    .values({ code, ...row })
    .onConflictDoUpdate({ target: sites.code, set: row });
  await insertAll(
    db,
    authors,
    site.desks.map((desk) => ({ site: code, picture: null, ...desk })),
  );
  await insertAll(db, sections, toSectionRows(site));
  await seedArticles(db, newsroom, matchIdOf);
  await seedFurniture(db, newsroom);
  await insertAll(db, bettingPicks, toBettingRows(newsroom, matchIdOf));
  await seedPolls(db, newsroom);
  await seedForms(db, site);
}

async function seedArticles(db: OriginDatabase, newsroom: Newsroom, matchIdOf: MatchIdOf): Promise<void> {
  const { site, articles: entries } = newsroom;
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

async function seedFurniture(db: OriginDatabase, newsroom: Newsroom): Promise<void> {
  const { site, pages } = newsroom;
  const { code } = site;
  await insertAll(
    db,
    menus,
    Object.keys(site.menus).map((name) => ({ site: code, name })),
  );
  await insertAll(db, menuItems, toMenuItemRows(site));
  await insertAll(db, headerTags, toHeaderTagRows(site));
  await insertAll(db, zones, toZoneRows(site));
  await insertAll(db, redirects, toRedirectRows(newsroom));
  await insertAll(
    db,
    staticPages,
    pages.map((page) => ({ site: code, ...page })),
  );
}

async function insertAll<Table extends PgTable>(
  db: OriginDatabase,
  table: Table,
  rows: Table['$inferInsert'][],
): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsAStatement) {
    await db.insert(table).values(rows.slice(at, at + rowsAStatement));
  }
}
