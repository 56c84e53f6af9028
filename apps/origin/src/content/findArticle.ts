import { and, eq, type SQL } from 'drizzle-orm';
import { articles, authors, sections } from '../database/contentTables.ts';
import { visible } from './articleFilters.ts';
import { readTrimmings, rowColumns, withAuthor, withSection, type ArticleRow } from './articleRow.ts';
import type { ArticleWire } from './articleSchema.ts';
import type { ContentContext } from './listArticles.ts';
import { toArticle } from './toArticle.ts';

export type FoundArticle = ArticleRow & { body: string };

/** The published article at a path of the site (`/mundial-2026/x-20260705-1001.html`); `null` when there is none. */
export function findArticleByPath(context: ContentContext, path: string): Promise<FoundArticle | null> {
  return findArticle(context, eq(articles.link, path));
}

/** The published article with an id; `null` when there is none. */
export function findArticleById(context: ContentContext, id: number): Promise<FoundArticle | null> {
  return findArticle(context, eq(articles.id, id));
}

/** The published article named by its slug, its id, its path or its full address; `null` when there is none. */
export function findArticleByName(context: ContentContext, name: string): Promise<FoundArticle | null> {
  if (/^\d{1,9}$/.test(name)) return findArticleById(context, Number(name));
  const path = /^https?:\/\//i.test(name) ? pathOf(name) : name;
  return path.startsWith('/')
    ? findArticleByPath(context, path)
    : findArticle(context, eq(articles.slug, path));
}

/** A found article in the shape of the wire. */
export async function toFoundArticle(context: ContentContext, row: FoundArticle): Promise<ArticleWire> {
  const trimmings = await readTrimmings(context.db, context.site.code, [row]);
  return toArticle(row, trimmings(row.id), context);
}

async function findArticle(context: ContentContext, where: SQL): Promise<FoundArticle | null> {
  const [row] = await context.db
    .select({ ...rowColumns, body: articles.body })
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
