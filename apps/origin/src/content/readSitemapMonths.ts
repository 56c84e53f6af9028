import { count, desc, max, sql } from 'drizzle-orm';
import { articles } from '../database/contentTables.ts';
import { visible } from './articleFilters.ts';
import type { ContentContext } from './listArticles.ts';
import type { SitemapMonths } from './sitemapSchemas.ts';
import { zonedTime } from './zonedTime.ts';

/** The month an article came out in, by the clocks of a zone. */
export const monthOf = (timeZone: string) =>
  // Written out and not bound: a query that groups by it has to say it twice in the same words.
  sql<string>`to_char(${articles.publishedAt} at time zone ${sql.raw(`'${timeZone.replaceAll("'", '')}'`)}, 'YYYY-MM')`;

/** The months in which the site published, the newest first. */
export async function readSitemapMonths(context: ContentContext): Promise<SitemapMonths['items']> {
  const { timeZone } = context.site;
  const month = monthOf(timeZone);
  const rows = await context.db
    .select({ month, articles: count(), modifiedAt: max(articles.modifiedAt) })
    .from(articles)
    .where(visible(context))
    .groupBy(month)
    .orderBy(desc(month));
  return rows.flatMap(({ modifiedAt, ...row }) =>
    modifiedAt ? [{ ...row, modified_at: zonedTime(modifiedAt, timeZone) }] : [],
  );
}
