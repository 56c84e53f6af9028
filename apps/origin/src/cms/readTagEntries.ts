import { asc, inArray } from 'drizzle-orm';
import { inNameOf } from '../content/inNameOf.ts';
import type { Site } from '../content/Site.ts';
import { topicPath } from '@cancha/newsroom/sites/topicPath.ts';
import { tags } from '../database/contentTables.ts';
import type { CmsContext } from './collections.ts';
import type { Entry } from './selectEntries.ts';

type TagRow = typeof tags.$inferSelect;

/** What a topic page says of itself, one entry a topic of each site. */
export async function readFriendlyTags(context: CmsContext, sites: readonly Site[]): Promise<Entry[]> {
  return (await readTags(context, sites)).map(({ row, site }) => ({
    ...{ _id: `${site.code}-${row.slug}`, site: site.code, url_tag: row.slug },
    ...wordsOf(row, site),
  }));
}

/** The topics that are competitions. Here `site_url` is the page, because one is looked up by it. */
export async function readCompetitions(context: CmsContext, sites: readonly Site[]): Promise<Entry[]> {
  const competitions = (await readTags(context, sites)).filter(({ row }) => row.isCompetition);
  return competitions.map(({ row, site }) => ({
    ...{ _id: `${site.code}-${row.slug}`, site: site.code, picture: null, tag: row.slug },
    ...{ stats_slug: row.statsSlug, is_competition: true },
    ...wordsOf(row, site),
  }));
}

function wordsOf({ slug, name, description, keywords }: TagRow, site: Site) {
  return {
    ...{ title: name, description: inNameOf(site, description), keywords },
    site_url: site.url + topicPath(site.newsroom.language, slug),
  };
}

/** The topics of each newsroom once, and beside them every site that has them. */
async function readTags({ db }: CmsContext, sites: readonly Site[]): Promise<{ row: TagRow; site: Site }[]> {
  const newsrooms = [...new Set(sites.map(({ newsroom }) => newsroom.code))];
  const rows = await db.select().from(tags).where(inArray(tags.site, newsrooms)).orderBy(asc(tags.slug));
  return sites.flatMap((site) =>
    rows.filter((row) => row.site === site.newsroom.code).map((row) => ({ row, site })),
  );
}
