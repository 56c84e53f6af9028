import { and, eq, exists, inArray, not, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { articleCategories, articles, articleTags, sections } from '../database/contentTables.ts';
import { matches } from '../database/footballTables.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import type { ContentContext } from './listArticles.ts';
import type { Site } from './Site.ts';

// Conditions on `articles`, to be joined with those of the site and of being published.

/** An article that the site publishes and whoever asks may see. */
export function visible({ site, drafts }: Pick<ContentContext, 'site' | 'drafts'>): SQL | undefined {
  return and(
    eq(articles.site, site.newsroom.code),
    drafts ? undefined : eq(articles.status, 'published'),
    // An edition in another kind of its language has articles that the others do without.
    sql`coalesce(jsonb_exists(${articles.extras}->'onlyFor', ${site.code}), true)`,
  );
}

/** Carries at least one of the tags. */
export function tagged(db: OriginDatabase, tags: string[]): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(articleTags)
      .where(
        and(
          eq(articleTags.site, articles.site),
          eq(articleTags.articleId, articles.id),
          inArray(articleTags.tag, tags),
        ),
      ),
  );
}

/** Appears under at least one of the sections: its own, or one of its categories. */
export function under(db: OriginDatabase, slugs: string[]): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(articleCategories)
      .where(
        and(
          eq(articleCategories.site, articles.site),
          eq(articleCategories.articleId, articles.id),
          inArray(articleCategories.section, slugs),
        ),
      ),
  );
}

/** Appears under no sub-section of the section. */
export function outsideSubsections(db: OriginDatabase, parent: string): SQL {
  const child = alias(sections, 'child');
  return not(
    exists(
      db
        .select({ one: sql`1` })
        .from(articleCategories)
        .innerJoin(
          child,
          and(eq(child.site, articleCategories.site), eq(child.slug, articleCategories.section)),
        )
        .where(
          and(
            eq(articleCategories.site, articles.site),
            eq(articleCategories.articleId, articles.id),
            eq(child.parent, parent),
          ),
        ),
    ),
  );
}

/** Published on the newest day with an article, by the clocks of the site. */
export function onNewestDay({ newsroom, timeZone }: Site): SQL {
  const dayOf = (column: SQL) => sql`(${column} at time zone ${timeZone})::date`;
  return sql`${dayOf(sql`${articles.publishedAt}`)} = (
    select ${dayOf(sql`max(newest.published_at)`)} from articles newest
    where newest.site = ${newsroom.code} and newest.status = 'published'
  )`;
}

/** Published on that day, by the clocks of the site. */
export function onDay(day: string, { timeZone }: Site): SQL {
  const midnight = sql`(${day}::date)::timestamp`;
  return sql`${articles.publishedAt} >= ${midnight} at time zone ${timeZone}
    and ${articles.publishedAt} < (${midnight} + interval '1 day') at time zone ${timeZone}`;
}

/** Is told post by post, of a match that is being played. */
export function tellsRunningMatch(db: OriginDatabase): SQL | undefined {
  const playing = db
    .select({ one: sql`1` })
    .from(matches)
    .where(and(eq(matches.id, articles.matchId), eq(matches.status, 'playing')));
  return and(sql`jsonb_array_length(${articles.items}) > 0`, exists(playing));
}
