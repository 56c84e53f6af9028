import { sql, type SQL } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import type { ArticleExtras } from '@cancha/newsroom/sites/articleExtras.ts';
import { editionCodes } from '@cancha/newsroom/sites/editionCodes.ts';
import { folded, searchConfig, searchVector } from './searchWords.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

const language = () =>
  text({ enum: ['es', 'pt', 'en'] })
    .notNull()
    .default('es');

/** One row a site. Every other content table hangs on it. */
export const sites = pgTable('sites', {
  code: text().primaryKey(),
  name: text().notNull(),
  timeZone: text('time_zone').notNull(),
  language: language(),
  /** The site whose articles it publishes; `null` for one with a newsroom of its own. */
  newsOf: text('news_of').references((): AnyPgColumn => sites.code),
  edition: text({ enum: editionCodes }),
  /** The app that serves it, where on its host, and the address unless the app has one of its own. */
  app: text(),
  prefix: text().notNull().default(''),
  address: text(),
  /** What stands beside everything about betting; `null` where the parent's does, empty for a site without betting. */
  bettingNotice: text('betting_notice'),
  pictureCredit: text('picture_credit').notNull(),
  colours: jsonb().$type<[string, string]>().notNull(),
  /** Ids of the articles the newsroom wants at the top of the home page, in its order. */
  frontPage: integer('front_page').array().notNull().default([]),
  /** Sections whose newest articles come next, in turn. */
  frontSections: text('front_sections').array().notNull().default([]),
  /** It has left the seed. Only what readers sent is left of it, and nobody can ask for it. */
  retired: boolean().notNull().default(false),
});

const site = () =>
  text()
    .notNull()
    .references(() => sites.code, { onDelete: 'cascade' });

export const authors = pgTable(
  'authors',
  {
    site: site(),
    username: text().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    picture: text(),
  },
  (t) => [primaryKey({ columns: [t.site, t.username] })],
);

/** What of an article is searched: its headline counts most, then what stands around it, then its text. */
function searchedWords(): SQL {
  const config = searchConfig(sql`language`);
  // Cut, because PostgreSQL takes a megabyte of words at most.
  const words = (text: SQL, longest: number, weight: 'A' | 'B' | 'C') =>
    sql`setweight(to_tsvector(${config}, ${folded(sql`left(${text}, ${sql.raw(String(longest))})`, sql`language`)}), ${sql.raw(`'${weight}'`)})`;
  const headline = words(sql`title || ' ' || title_detail`, 5000, 'A');
  const around = words(sql`epigraph || ' ' || label || ' ' || excerpt`, 10_000, 'B');
  return sql`${headline} || ${around} || ${words(sql`body`, 100_000, 'C')}`;
}

/** Sections and, with a `parent`, the sub-sections below them (`apuestas/guias`). */
export const sections = pgTable(
  'sections',
  {
    site: site(),
    slug: text().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    parent: text(),
    country: boolean().notNull().default(false),
    position: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.site, t.slug] }),
    foreignKey({ columns: [t.site, t.parent], foreignColumns: [t.site, t.slug] }),
  ],
);

export const tags = pgTable(
  'tags',
  {
    site: site(),
    slug: text().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    keywords: text().notNull(),
    statsSlug: text('stats_slug'),
    isCompetition: boolean('is_competition').notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.site, t.slug] })],
);

export const articles = pgTable(
  'articles',
  {
    site: site(),
    id: integer().notNull(),
    slug: text().notNull(),
    link: text().notNull(),
    /** `scheduled`: it comes out at `publishedAt`. */
    status: text({ enum: ['published', 'scheduled', 'draft'] }).notNull(),
    section: text().notNull(),
    author: text().notNull(),
    title: text().notNull(),
    titleDetail: text('title_detail').notNull(),
    msnTitle: text('msn_title').notNull(),
    epigraph: text().notNull(),
    label: text().notNull(),
    excerpt: text().notNull(),
    body: text().notNull(),
    caption: text().notNull(),
    picture: jsonb().$type<unknown>().notNull(),
    matchId: text('match_id'),
    related: integer().array().notNull(),
    evergreen: boolean().notNull(),
    publishedAt: moment('published_at').notNull(),
    modifiedAt: moment('modified_at').notNull(),
    /** When it came out in the data's own time, while a moved timeline shows it at another. */
    recordedAt: moment('recorded_at'),
    /** The record as another system gave it, but for `body` and `items`, where the article is not the newsroom's own. */
    given: jsonb().$type<Record<string, unknown>>(),
    /** Sub-posts, each with a body, in their order. */
    items: jsonb().$type<unknown[]>().notNull().default([]),
    language: language(),
    search: searchVector().generatedAlwaysAs(searchedWords),
    /** What the wire shows beside all this. */
    extras: jsonb().$type<ArticleExtras>().notNull().default({}),
  },
  (t) => [
    primaryKey({ columns: [t.site, t.id] }),
    unique('articles_site_link').on(t.site, t.link),
    unique('articles_site_slug').on(t.site, t.slug),
    foreignKey({ columns: [t.site, t.section], foreignColumns: [sections.site, sections.slug] }),
    foreignKey({ columns: [t.site, t.author], foreignColumns: [authors.site, authors.username] }),
    index('articles_by_date').on(t.site, t.status, t.publishedAt.desc(), t.id.desc()),
    index('articles_by_change').on(t.site, t.status, t.modifiedAt.desc(), t.id.desc()),
    index('articles_by_section').on(t.site, t.section, t.publishedAt.desc()),
    index('articles_by_author').on(t.site, t.author, t.publishedAt.desc()),
    index('articles_by_word').using('gin', t.search),
    index('articles_by_given_id')
      .on(t.site, sql`(${t.extras}->>'givenId')`)
      .where(sql`${t.extras} ? 'givenId'`),
    check('articles_status', sql`${t.status} in ('published', 'scheduled', 'draft')`),
    check('articles_link', sql`${t.link} like '/%'`),
    check('articles_modified', sql`${t.modifiedAt} >= ${t.publishedAt}`),
    check('articles_given', sql`jsonb_typeof(${t.given}) = 'object'`),
    check('articles_items', sql`jsonb_typeof(${t.items}) = 'array'`),
    check('articles_extras', sql`jsonb_typeof(${t.extras}) = 'object'`),
  ],
);

export const articleTags = pgTable(
  'article_tags',
  {
    site: text().notNull(),
    articleId: integer('article_id').notNull(),
    tag: text().notNull(),
    position: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.site, t.articleId, t.tag] }),
    index('article_tags_by_tag').on(t.site, t.tag),
    foreignKey({
      columns: [t.site, t.articleId],
      foreignColumns: [articles.site, articles.id],
    }).onDelete('cascade'),
    foreignKey({ columns: [t.site, t.tag], foreignColumns: [tags.site, tags.slug] }),
  ],
);

/** A category is a section, or sub-section, that an article also appears under. */
export const articleCategories = pgTable(
  'article_categories',
  {
    site: text().notNull(),
    articleId: integer('article_id').notNull(),
    section: text().notNull(),
    position: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.site, t.articleId, t.section] }),
    index('article_categories_by_section').on(t.site, t.section),
    foreignKey({
      columns: [t.site, t.articleId],
      foreignColumns: [articles.site, articles.id],
    }).onDelete('cascade'),
    foreignKey({ columns: [t.site, t.section], foreignColumns: [sections.site, sections.slug] }),
  ],
);

/** Reads of a full article, per day (UTC). No foreign key: the count outlives a reseeded article. */
export const articleViews = pgTable(
  'article_views',
  {
    site: text().notNull(),
    articleId: integer('article_id').notNull(),
    day: date({ mode: 'string' }).notNull(),
    views: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.site, t.articleId, t.day] }),
    index('article_views_by_day').on(t.site, t.day),
    check('article_views_positive', sql`${t.views} > 0`),
  ],
);

/** How many comments a text has, by the id its thread has at the comments service. Whoever counts them writes here. */
export const commentCounts = pgTable(
  'comment_counts',
  { site: site(), contentId: text('content_id').notNull(), comments: integer().notNull() },
  (t) => [
    primaryKey({ columns: [t.site, t.contentId] }),
    check('comment_counts_positive', sql`${t.comments} >= 0`),
  ],
);
