import type { ArticleRow } from './articleRow.ts';
import { servedGiven } from './givenArticle.ts';
import type { Site } from './Site.ts';
import type { SitemapEntry } from './sitemapSchemas.ts';
import { shiftArticleTexts } from './shiftArticleTexts.ts';
import { zonedTime } from './zonedTime.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

/** A stored article as sitemaps tell it, with the addresses it has on the site. */
export function sitemapEntry(stored: ArticleRow, site: Site): SitemapEntry {
  const own = ownEntry(stored, site);
  if (!stored.given) return own;
  const given = servedGiven({ given: stored.given, link: stored.link }, site);
  const { id, url, canonical, siteCode, editions } = given;
  return {
    ...own,
    id: typeof id === 'number' || isText(id) ? id : own.id,
    // What was given without an address or an owner is told without.
    url: isText(url) ? url : undefined,
    canonical: isText(canonical) ? canonical : undefined,
    siteCode: isText(siteCode) ? siteCode : undefined,
    editions: Array.isArray(editions) ? editions.filter(isText) : undefined,
  };
}

function ownEntry(stored: ArticleRow, site: Site): SitemapEntry {
  const row = shiftArticleTexts(stored, site);
  const url = site.url + row.link;
  return {
    id: row.id,
    title: row.title,
    published_at: zonedTime(row.publishedAt, site.timeZone),
    modified_at: zonedTime(row.modifiedAt, site.timeZone),
    url,
    canonical: url,
    link: row.link,
    section: row.sectionName,
    section_slug: row.section,
    editions: [...site.editions],
    siteCode: site.code,
  };
}
