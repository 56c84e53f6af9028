import { asc } from 'drizzle-orm';
import type { Site } from '../content/Site.ts';
import { tags } from '../database/contentTables.ts';
import type { CmsContext } from './collections.ts';
import type { Entry } from './selectEntries.ts';

type TagRow = typeof tags.$inferSelect;

/** What a topic page says of itself, one entry a topic of each site. */
export async function readFriendlyTags(context: CmsContext): Promise<Entry[]> {
  return (await readTags(context)).map(({ row, site }) => ({
    ...{ _id: `${row.site}-${row.slug}`, site: row.site, url_tag: row.slug },
    ...wordsOf(row, site),
  }));
}

/** The topics that are competitions. Here `site_url` is the page, because one is looked up by it. */
export async function readCompetitions(context: CmsContext): Promise<Entry[]> {
  const competitions = (await readTags(context)).filter(({ row }) => row.isCompetition);
  return competitions.map(({ row, site }) => ({
    ...{ _id: `${row.site}-${row.slug}`, site: row.site, picture: null, tag: row.slug },
    ...{ stats_slug: row.statsSlug, is_competition: true },
    ...wordsOf(row, site),
  }));
}

function wordsOf({ slug, name, description, keywords }: TagRow, site: Site) {
  return { title: name, description, keywords, site_url: `${site.url}/tema/${slug}` };
}

async function readTags({ db, sites }: CmsContext): Promise<{ row: TagRow; site: Site }[]> {
  const rows = await db.select().from(tags).orderBy(asc(tags.site), asc(tags.slug));
  return rows.map((row) => ({ row, site: sites.find(row.site) }));
}
