import { getLatest } from '@cancha/data-access/content/getLatest';
import { getImageSitemap } from '@cancha/data-access/sitemaps/getImageSitemap';
import { getSitemapArticles } from '@cancha/data-access/sitemaps/getSitemapArticles';
import { getSitemapLists } from '@cancha/data-access/sitemaps/getSitemapLists';
import { ApiError } from '@cancha/data-access/api/ApiError';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { articlePages, newsPages, newsSince } from './newsPages';
import { fixedPages } from './fixedPages';
import { imagePages } from './imagePages';
import { listPages } from './listPages';
import { competitionPages, matchPages, refereePages, teamPages, venuePages } from './footballPages';
import { writeSitemap, type SitemapPage } from './writeSitemap';

type Build = (context: SiteContext, now: Date) => Promise<string | null>;

const listsOf =
  (kind: 'sections' | 'topics' | 'authors'): Build =>
  async (context) => {
    const lists = await getSitemapLists(context.apis.content, { site: context.site.siteCode });
    return lists && writeSitemap(listPages(lists, kind, context), null);
  };

async function buildNews(context: SiteContext, now: Date): Promise<string | null> {
  const { apis, site } = context;
  // To the minute, so that all who ask in it ask the same.
  const since = `${newsSince(now).toISOString().slice(0, 16)}:00Z`;
  const args = { site: site.siteCode };
  // A backend without that list has one of the newest, which holds most of what is news.
  const articles =
    (await getSitemapArticles(apis.content, { ...args, since })) ??
    (await getLatest(apis.content, { ...args, size: 100 }))?.items;
  return articles ? writeSitemap(newsPages(articles, context, now), 'news') : null;
}

async function buildImages(context: SiteContext): Promise<string> {
  const { apis, site } = context;
  const siteMap = await getImageSitemap(apis.content, { site: site.siteCode });
  if (siteMap === '') throw new ApiError('bad-body', `${site.id}/sitemaps/images`);
  return writeSitemap(await imagePages(siteMap, context), 'image');
}

const writeFootball = (pages: readonly SitemapPage[] | null) => pages && writeSitemap(pages, null);

/** Sitemaps that a site has beside one a month of its archive. */
const builders: Readonly<Record<string, Build>> = {
  news: buildNews,
  images: buildImages,
  pages: async (context) => writeSitemap(await fixedPages(context), null),
  sections: listsOf('sections'),
  topics: listsOf('topics'),
  authors: listsOf('authors'),
  competitions: async (context) => writeFootball(await competitionPages(context)),
  teams: async (context) => writeFootball(await teamPages(context)),
  venues: async (context) => writeFootball(await venuePages(context)),
  referees: async (context) => writeFootball(await refereePages(context)),
  matches: async (context) => writeFootball(await matchPages(context)),
};

/** A month of the archive: `2026-07`. */
const month = /^\d{4}-(0[1-9]|1[0-2])$/;

/** The XML of one sitemap of a site; `null` where there is none of that name. Throws `ApiError`. */
export async function buildSitemap(name: string, context: SiteContext, now: Date): Promise<string | null> {
  const build = Object.hasOwn(builders, name) ? builders[name] : undefined;
  if (build) return build(context, now);
  if (!month.test(name)) return null;
  const { apis, site } = context;
  const articles = await getSitemapArticles(apis.content, { site: site.siteCode, month: name });
  return articles && articles.length > 0 ? writeSitemap(articlePages(articles, context), null) : null;
}
