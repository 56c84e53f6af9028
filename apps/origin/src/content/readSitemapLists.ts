import { and, asc, eq, max, ne, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import {
  articleCategories,
  articles,
  articleTags,
  authors,
  sections,
  tags,
} from '../database/contentTables.ts';
import { nobody } from '../given/nobody.ts';
import { visible } from './articleFilters.ts';
import type { ContentContext } from './listArticles.ts';
import type { SitemapLists } from './sitemapSchemas.ts';
import { zonedTime } from './zonedTime.ts';

type Found = { slug: string; name: string; modifiedAt: Date | null };

const changed = max(articles.modifiedAt);
const sameSite = (site: PgColumn) => eq(articles.site, site);

/** Sections, topics and authors with at least one article, and when the newest change of one was. */
export async function readSitemapLists(context: ContentContext): Promise<SitemapLists> {
  const { site } = context;
  const toLists = (found: readonly Found[]) =>
    found.flatMap(({ slug, name, modifiedAt }) =>
      modifiedAt ? [{ slug, name, modified_at: zonedTime(modifiedAt, site.timeZone) }] : [],
    );
  const [inSections, onTopics, byAuthors] = await Promise.all([
    readSections(context),
    readTopics(context),
    readAuthors(context),
  ]);
  return { sections: toLists(inSections), topics: toLists(onTopics), authors: toLists(byAuthors) };
}

/** An article counts for its own section and for each that it names as a category. */
function readSections(context: ContentContext): Promise<Found[]> {
  const named = and(sameSite(articleCategories.site), eq(articleCategories.articleId, articles.id));
  return context.db
    .select({ slug: sections.slug, name: sections.name, modifiedAt: changed })
    .from(articles)
    .innerJoin(articleCategories, named)
    .innerJoin(
      sections,
      and(eq(sections.site, articleCategories.site), eq(sections.slug, articleCategories.section)),
    )
    .where(and(visible(context), ne(sections.slug, nobody)))
    .groupBy(sections.slug, sections.name)
    .orderBy(asc(sections.slug));
}

function readTopics(context: ContentContext): Promise<Found[]> {
  return context.db
    .select({ slug: tags.slug, name: tags.name, modifiedAt: changed })
    .from(articles)
    .innerJoin(articleTags, and(sameSite(articleTags.site), eq(articleTags.articleId, articles.id)))
    .innerJoin(tags, and(eq(tags.site, articleTags.site), eq(tags.slug, articleTags.tag)))
    .where(visible(context))
    .groupBy(tags.slug, tags.name)
    .orderBy(asc(tags.slug));
}

function readAuthors(context: ContentContext): Promise<Found[]> {
  const signed: SQL | undefined = and(sameSite(authors.site), eq(authors.username, articles.author));
  return context.db
    .select({ slug: authors.username, name: authors.name, modifiedAt: changed })
    .from(articles)
    .innerJoin(authors, signed)
    .where(and(visible(context), ne(authors.username, nobody)))
    .groupBy(authors.username, authors.name)
    .orderBy(asc(authors.username));
}
