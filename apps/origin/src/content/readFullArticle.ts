import { and, eq, gt, lt, notInArray, or, type SQL } from 'drizzle-orm';
import { articles, articleTags } from '../database/contentTables.ts';
import { nobody } from '../given/nobody.ts';
import { tagged } from './articleFilters.ts';
import type { ArticleRow } from './articleRow.ts';
import type { FullArticleWire } from './articleSchema.ts';
import { toFoundArticle, type FoundArticle } from './findArticle.ts';
import { readArticles, readArticlesById, toListedArticles, type ContentContext } from './listArticles.ts';

const relatedCount = 4;

/**
 * An article with what stands around it: four related ones, and its neighbours in its own section
 * (`previousArticle` is the next older, `nextArticle` the next newer).
 */
export async function readFullArticle(context: ContentContext, row: FoundArticle): Promise<FullArticleWire> {
  const related = await readRelated(context, row);
  const stars = await readArticlesById(context, row.extras.stars ?? []);
  const previous = await readNeighbour(context, row, 'older');
  const next = await readNeighbour(context, row, 'newer');
  return {
    article: await toFoundArticle(context, row),
    seoLinks: [],
    relatedArticles: await toListedArticles(context, related),
    previousArticle: previous,
    nextArticle: next,
    comments: null,
    stvs: null,
    starJournalistsArticles: await toListedArticles(context, stars),
  };
}

/** The editor's choice first, then what shares a tag, then what shares the section, then the newest. */
async function readRelated(context: ContentContext, row: FoundArticle): Promise<ArticleRow[]> {
  const { db } = context;
  const chosen = await readArticlesById(context, row.related);
  const tags = await readTagSlugs(context, row.id);
  const fillers: (SQL | undefined)[] = [eq(articles.section, row.section), undefined];
  if (tags.length > 0) fillers.unshift(tagged(db, tags));

  for (const filler of fillers) {
    if (chosen.length >= relatedCount) break;
    const others = notInArray(articles.id, [row.id, ...chosen.map(({ id }) => id)]);
    chosen.push(
      ...(await readArticles(context, relatedCount - chosen.length, { where: and(others, filler) })),
    );
  }
  return chosen.slice(0, relatedCount);
}

async function readTagSlugs({ db, site }: ContentContext, id: number): Promise<string[]> {
  const rows = await db
    .select({ tag: articleTags.tag })
    .from(articleTags)
    .where(and(eq(articleTags.site, site.newsroom.code), eq(articleTags.articleId, id)));
  return rows.map(({ tag }) => tag);
}

async function readNeighbour(
  context: ContentContext,
  { id, section, publishedAt }: FoundArticle,
  side: 'older' | 'newer',
): Promise<FullArticleWire['previousArticle']> {
  if (section === nobody) return null;
  const beyond = side === 'older' ? lt : gt;
  const sameMoment = and(eq(articles.publishedAt, publishedAt), beyond(articles.id, id));
  const where = and(eq(articles.section, section), or(beyond(articles.publishedAt, publishedAt), sameMoment));
  const order = side === 'older' ? 'published' : 'oldest';
  const [found] = await toListedArticles(context, await readArticles(context, 1, { where, order }));
  return found ?? null;
}
