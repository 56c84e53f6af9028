import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { sites } from './contentTables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const site = () =>
  text()
    .notNull()
    .references(() => sites.code, { onDelete: 'cascade' });

export const menus = pgTable('menus', { site: site(), name: text().notNull() }, (t) => [
  primaryKey({ columns: [t.site, t.name] }),
]);

export const menuItems = pgTable(
  'menu_items',
  {
    site: text().notNull(),
    menu: text().notNull(),
    id: integer().notNull(),
    /** 0 at the top level, as the wire has it. */
    parent: integer().notNull(),
    title: text().notNull(),
    name: text().notNull(),
    url: text().notNull(),
    target: text().notNull(),
    menuOrder: integer('menu_order').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.site, t.id] }),
    unique('menu_items_order').on(t.site, t.menu, t.parent, t.menuOrder),
    foreignKey({ columns: [t.site, t.menu], foreignColumns: [menus.site, menus.name] }).onDelete('cascade'),
    check('menu_items_parent', sql`${t.parent} >= 0 and ${t.parent} <> ${t.id}`),
  ],
);

export const headerTags = pgTable(
  'header_tags',
  {
    site: site(),
    position: integer().notNull(),
    label: text().notNull(),
    url: text().notNull(),
    target: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.site, t.position] }), unique('header_tags_url').on(t.site, t.url)],
);

export const redirects = pgTable(
  'redirects',
  { site: site(), source: text().notNull(), target: text().notNull(), status: integer().notNull() },
  (t) => [
    primaryKey({ columns: [t.site, t.source] }),
    check('redirects_status', sql`${t.status} in (301, 302, 307, 308)`),
    check('redirects_no_loop', sql`${t.source} <> ${t.target}`),
  ],
);

export const staticPages = pgTable(
  'static_pages',
  {
    site: site(),
    slug: text().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    body: text().notNull(),
    modifiedAt: moment('modified_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.site, t.slug] })],
);

/** A named stretch of the front page and the rule that fills it. */
export const zones = pgTable(
  'zones',
  {
    site: site(),
    name: text().notNull(),
    ordering: text({ enum: ['home', 'latest', 'most-viewed'] }).notNull(),
    section: text(),
    evergreen: boolean(),
    size: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.site, t.name] }),
    check('zones_ordering', sql`${t.ordering} in ('home', 'latest', 'most-viewed')`),
    check('zones_size', sql`${t.size} between 1 and 48`),
  ],
);

/** A tip or a bet of the newsroom, shown from one moment to another. Odds are decimal, as the newsroom gives them. */
export const bettingPicks = pgTable(
  'betting_picks',
  {
    site: site(),
    id: text().notNull(),
    kind: text({ enum: ['tip', 'bet'] }).notNull(),
    title: text().notNull(),
    body: text().notNull(),
    market: text(),
    selection: text(),
    odds: numeric({ precision: 8, scale: 2 }),
    oddsFrom: text('odds_from'),
    oddsTakenAt: moment('odds_taken_at'),
    matchId: text('match_id'),
    link: text(),
    shownFrom: moment('shown_from').notNull(),
    /** The first moment without it. */
    shownUntil: moment('shown_until'),
  },
  (t) => [
    primaryKey({ columns: [t.site, t.id] }),
    index('betting_picks_by_time').on(t.site, t.kind, t.shownFrom.desc()),
    check('betting_picks_kind', sql`${t.kind} in ('tip', 'bet')`),
    check('betting_picks_odds', sql`${t.odds} > 1`),
    check(
      'betting_picks_bet',
      sql`${t.kind} = 'tip' or (${t.selection} is not null and ${t.odds} is not null)`,
    ),
    check('betting_picks_time', sql`${t.shownUntil} > ${t.shownFrom}`),
  ],
);

const operatorFields = () => ({
  site: site(),
  id: text().notNull(),
  operator: text().notNull(),
  licence: text().notNull(),
  /** ISO 3166: where it may be shown. */
  countries: text().array().notNull(),
  url: text(),
  affiliate: boolean().notNull(),
});

/** An operator's offer. Its days are those of the site that shows it. */
export const bettingPromotions = pgTable(
  'betting_promotions',
  {
    ...operatorFields(),
    title: text().notNull(),
    code: text(),
    terms: text().notNull(),
    startsOn: date('starts_on').notNull(),
    /** The last day of it. */
    expiresOn: date('expires_on').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.site, t.id] }),
    check('betting_promotions_days', sql`${t.expiresOn} >= ${t.startsOn}`),
    check('betting_promotions_countries', sql`cardinality(${t.countries}) > 0`),
  ],
);

/** What the newsroom says of an operator. */
export const bettingReviews = pgTable(
  'betting_reviews',
  {
    ...operatorFields(),
    summary: text().notNull(),
    mark: numeric({ precision: 3, scale: 1 }).notNull(),
    pros: text().array().notNull(),
    cons: text().array().notNull(),
    reviewedOn: date('reviewed_on').notNull(),
    link: text(),
  },
  (t) => [
    primaryKey({ columns: [t.site, t.id] }),
    check('betting_reviews_mark', sql`${t.mark} between 0 and 10`),
    check('betting_reviews_countries', sql`cardinality(${t.countries}) > 0`),
  ],
);

/** Which seed the database holds: a start with other seed files fills it anew. */
export const seedStamps = pgTable('seed_stamps', {
  name: text().primaryKey(),
  hash: text().notNull(),
  seededAt: moment('seeded_at').notNull(),
});
