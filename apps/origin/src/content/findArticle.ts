import { and, eq, sql, type SQL } from 'drizzle-orm';
import { articles, authors, sections } from '../database/contentTables.ts';
import { visible } from './articleFilters.ts';
import { readTrimmings, rowColumns, withAuthor, withSection, type ArticleRow } from './articleRow.ts';
import type { ArticleWire, GivenWire } from './articleSchema.ts';
import type { ContentContext } from './listArticles.ts';
import { servedGiven } from './givenArticle.ts';
import { toArticle } from './toArticle.ts';

export type FoundArticle = ArticleRow & { body: string; items: unknown[] };

/** The published article at a path of the site (`/mundial-2026/x-20260705-1001.html`); `null` when there is none. */
export function findArticleByPath(context: ContentContext, path: string): Promise<FoundArticle | null> {
  return findArticle(context, eq(articles.link, path));
}

/** The published article with an id; `null` when there is none. */
export function findArticleById(context: ContentContext, id: number): Promise<FoundArticle | null> {
  return findArticle(context, eq(articles.id, id));
}

/** The published article named by its slug, its id, its path or its full address; `null` when there is none. */
export async function findArticleByName(context: ContentContext, name: string): Promise<FoundArticle | null> {
  if (/^\d{1,9}$/.test(name)) return findArticleById(context, Number(name));
  const path = /^https?:\/\//i.test(name) ? pathOf(name) : name;
  if (path.startsWith('/')) return findArticleByPath(context, path);
  const bySlug = await findArticle(context, eq(articles.slug, path));
  // An article that was given may have an id that no number is.
  return (
    bySlug ??
    findArticle(
      context,
      and(sql`${articles.extras} ? 'givenId'`, eq(sql`${articles.extras}->>'givenId'`, path)),
    )
  );
}

/** A found article in the shape of the wire. */
export async function toFoundArticle(
  context: ContentContext,
  row: FoundArticle,
): Promise<ArticleWire | GivenWire> {
  const { given, link } = row;
  if (given) return servedGiven({ given, link }, context.site, row);
  const trimmings = await readTrimmings(context.db, context.site, [row]);
  return toArticle(row, trimmings(row.id), context);
}

async function findArticle(context: ContentContext, where: SQL | undefined): Promise<FoundArticle | null> {
  const [row] = await context.db
    .select({ ...rowColumns, body: articles.body, items: articles.items })
    .from(articles)
    .innerJoin(sections, withSection)
    .innerJoin(authors, withAuthor)
    .where(and(visible(context), where))
    .limit(1);
  return row ?? null;
}

function pathOf(address: string): string {
  return URL.parse(address)?.pathname ?? address;
}
