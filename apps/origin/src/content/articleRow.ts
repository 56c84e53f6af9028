import { and, asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import {
  articleCategories,
  articles,
  articleTags,
  authors,
  commentCounts,
  sections,
  tags,
} from '../database/contentTables.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import { shiftArticleTexts } from './shiftArticleTexts.ts';
import type { Site } from './Site.ts';

const {
  body: _body,
  picture: _picture,
  items: _items,
  search: _search,
  language: _language,
  ...listedColumns
} = getTableColumns(articles);

/** Columns of an article in lists: no body, no sub-posts, no drawing. */
export const rowColumns = {
  ...listedColumns,
  sectionName: sections.name,
  authorName: authors.name,
  authorPicture: authors.picture,
};

export type ArticleRow = Omit<
  typeof articles.$inferSelect,
  'body' | 'picture' | 'items' | 'search' | 'language'
> & {
  sectionName: string;
  authorName: string;
  authorPicture: string | null;
};

type Named = { slug: string; name: string };

/** What hangs on an article in other tables. */
export type ArticleTrimmings = {
  tags: Named[];
  categories: Named[];
  related: { title: string; link: string }[];
  comments: number;
};

export const withSection = and(eq(sections.site, articles.site), eq(sections.slug, articles.section));
export const withAuthor = and(eq(authors.site, articles.site), eq(authors.username, articles.author));

/** Tags, categories, related titles and comments of a page of articles, in four queries however long the page is. */
export async function readTrimmings(
  db: OriginDatabase,
  site: Site,
  rows: readonly Pick<ArticleRow, 'id' | 'related'>[],
): Promise<(id: number) => ArticleTrimmings> {
  const { code, newsroom } = site;
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return () => ({ tags: [], categories: [], related: [], comments: 0 });

  const tagsById = Map.groupBy(await readTags(db, newsroom.code, ids), ({ articleId }) => articleId);
  const categoriesById = Map.groupBy(
    await readCategories(db, newsroom.code, ids),
    ({ articleId }) => articleId,
  );
  const titles = await readTitles(db, site, [...new Set(rows.flatMap(({ related }) => related))]);
  const commentsById = await readComments(db, code, ids);
  const relatedById = new Map(rows.map(({ id, related }) => [id, related]));

  return (id) => ({
    tags: tagsById.get(id) ?? [],
    categories: categoriesById.get(id) ?? [],
    related: (relatedById.get(id) ?? []).flatMap((other) => titles.get(other) ?? []),
    comments: commentsById.get(String(id)) ?? 0,
  });
}

function readTags(db: OriginDatabase, site: string, ids: number[]) {
  return db
    .select({ articleId: articleTags.articleId, slug: tags.slug, name: tags.name })
    .from(articleTags)
    .innerJoin(tags, and(eq(tags.site, articleTags.site), eq(tags.slug, articleTags.tag)))
    .where(and(eq(articleTags.site, site), inArray(articleTags.articleId, ids)))
    .orderBy(asc(articleTags.position));
}

function readCategories(db: OriginDatabase, site: string, ids: number[]) {
  return db
    .select({ articleId: articleCategories.articleId, slug: sections.slug, name: sections.name })
    .from(articleCategories)
    .innerJoin(
      sections,
      and(eq(sections.site, articleCategories.site), eq(sections.slug, articleCategories.section)),
    )
    .where(and(eq(articleCategories.site, site), inArray(articleCategories.articleId, ids)))
    .orderBy(asc(articleCategories.position));
}

async function readComments(db: OriginDatabase, site: string, ids: number[]) {
  const rows = await db
    .select({ id: commentCounts.contentId, comments: commentCounts.comments })
    .from(commentCounts)
    .where(and(eq(commentCounts.site, site), inArray(commentCounts.contentId, ids.map(String))));
  return new Map(rows.map(({ id, comments }) => [id, comments]));
}

async function readTitles(db: OriginDatabase, site: Site, ids: number[]) {
  if (ids.length === 0) return new Map<number, { title: string; link: string }>();
  const { id, title, link, publishedAt, recordedAt } = articles;
  const rows = await db
    .select({ id, title, link, publishedAt, recordedAt })
    .from(articles)
    .where(
      and(eq(articles.site, site.newsroom.code), eq(articles.status, 'published'), inArray(articles.id, ids)),
    );
  return new Map(rows.map((row) => [row.id, shiftArticleTexts(row, site)]));
}
