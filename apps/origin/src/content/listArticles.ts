import { and, asc, count, desc, inArray, sql, type SQL } from 'drizzle-orm';
import { articles, articleViews, authors, sections } from '../database/contentTables.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import { visible } from './articleFilters.ts';
import { readTrimmings, rowColumns, withAuthor, withSection, type ArticleRow } from './articleRow.ts';
import type { GivenWire, ListedArticleWire } from './articleSchema.ts';
import { servedGiven } from './givenArticle.ts';
import type { ListWire } from './listSchema.ts';
import { paginationInfo, type Page } from './pageQuery.ts';
import { toListedArticle, type WireContext } from './toArticle.ts';

/** What every content query needs: the database, the site and the public addresses. */
export type ContentContext = WireContext & {
  db: OriginDatabase;
  /** Drafts are answered too. */
  drafts: boolean;
};

export type ListOrder = 'published' | 'oldest' | 'modified' | 'views';

/** `order` by a name, or by expressions of one's own. */
type Wanted = { where?: SQL | undefined; order?: ListOrder | SQL[] };

const viewedForDays = 7;

/** One page of published articles, newest first unless another order is asked for, and how many pages there are. */
export async function listArticles(
  context: ContentContext,
  page: Page,
  wanted: Wanted = {},
): Promise<ListWire> {
  const { db } = context;
  const where = and(visible(context), wanted.where);
  const [counted] = await db.select({ total: count() }).from(articles).where(where);
  const rows = await readRows(db, where, wanted.order ?? 'published', page.size, (page.page - 1) * page.size);
  return {
    items: await toListedArticles(context, rows),
    paginationInfo: paginationInfo(page, counted?.total ?? 0),
  };
}

/** The newest published articles that match, without counting them. */
export async function readArticles(
  context: ContentContext,
  size: number,
  wanted: Wanted = {},
): Promise<ArticleRow[]> {
  const where = and(visible(context), wanted.where);
  return readRows(context.db, where, wanted.order ?? 'published', size, 0);
}

/** The published articles of these ids, in the order of the ids. Those there are not are left out. */
export async function readArticlesById(
  context: ContentContext,
  ids: readonly number[],
): Promise<ArticleRow[]> {
  if (ids.length === 0) return [];
  const rows = await readArticles(context, ids.length, { where: inArray(articles.id, [...ids]) });
  return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

/** Rows in the shape of the lists, in the order given. */
export async function toListedArticles(
  context: ContentContext,
  rows: readonly ArticleRow[],
): Promise<(ListedArticleWire | GivenWire)[]> {
  const own = rows.filter(({ given }) => given === null);
  const trimmings = await readTrimmings(context.db, context.site, own);
  return rows.map((row) => {
    const { given, link } = row;
    return given
      ? servedGiven({ given, link }, context.site)
      : toListedArticle(row, trimmings(row.id), context);
  });
}

async function readRows(
  db: OriginDatabase,
  where: SQL | undefined,
  order: ListOrder | SQL[],
  limit: number,
  offset: number,
): Promise<ArticleRow[]> {
  return db
    .select(rowColumns)
    .from(articles)
    .innerJoin(sections, withSection)
    .innerJoin(authors, withAuthor)
    .where(where)
    .orderBy(...(typeof order === 'string' ? orderColumns[order] : order))
    .limit(limit)
    .offset(offset);
}

const recentViews = sql`(
  select coalesce(sum(${articleViews.views}), 0) from ${articleViews}
  where ${articleViews.site} = ${articles.site} and ${articleViews.articleId} = ${articles.id}
  and ${articleViews.day} > (now() at time zone 'utc')::date - ${sql.raw(String(viewedForDays))}
)`;

export const newestFirst = [desc(articles.publishedAt), desc(articles.id)];

const orderColumns: Record<ListOrder, SQL[]> = {
  published: newestFirst,
  oldest: [asc(articles.publishedAt), asc(articles.id)],
  modified: [desc(articles.modifiedAt), desc(articles.id)],
  views: [desc(recentViews), ...newestFirst],
};
