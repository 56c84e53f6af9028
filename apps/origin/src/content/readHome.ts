import { and, asc, eq, inArray } from 'drizzle-orm';
import { articles, sections } from '../database/contentTables.ts';
import { tellsRunningMatch, under } from './articleFilters.ts';
import { homeOrder, homeSize } from './homeOrder.ts';
import { readArticles, readArticlesById, type ContentContext } from './listArticles.ts';
import type { ArticleRow } from './articleRow.ts';

// Beyond the newest, so that a quiet country's last article is among the candidates.
const candidateCount = 4 * homeSize;
const mostRunning = 3;
/** Of a section that comes first. */
const fromEach = 3;

/** The articles of the front page: the newsroom's choice first. At most 52, all different. */
export async function readHome(context: ContentContext): Promise<ArticleRow[]> {
  const countries = await readCountries(context);
  const fresh = await readArticles(context, candidateCount);
  const seen = new Set(fresh.map(({ section }) => section));
  const quiet = countries.filter((country) => !seen.has(country));
  const older =
    quiet.length > 0
      ? await readArticles(context, candidateCount, { where: inArray(articles.section, quiet) })
      : [];
  const running = await readArticles(context, mostRunning, { where: tellsRunningMatch(context.db) });
  const named = await readArticlesById(context, context.site.frontPage);
  const first = await readFrontSections(context);
  const choice = new Map([...running, ...named, ...first].map((row) => [row.id, row]));
  return homeOrder([...fresh, ...older], countries, [...choice.values()]);
}

/** The newest of the sections that come first: one of each in turn. */
async function readFrontSections(context: ContentContext): Promise<ArticleRow[]> {
  const sectionLists: ArticleRow[][] = [];
  for (const slug of context.site.frontSections) {
    sectionLists.push(await readArticles(context, fromEach, { where: under(context.db, [slug]) }));
  }
  return Array.from({ length: fromEach }, (_, turn) => turn).flatMap((turn) =>
    sectionLists.flatMap((rows) => rows[turn] ?? []),
  );
}

async function readCountries({ db, site }: ContentContext): Promise<string[]> {
  const rows = await db
    .select({ slug: sections.slug })
    .from(sections)
    .where(and(eq(sections.site, site.newsroom.code), eq(sections.country, true)))
    .orderBy(asc(sections.position));
  return rows.map(({ slug }) => slug);
}
