import { getSlideshows } from '@cancha/data-access/cms/getSlideshows';
import { getLatest } from '@cancha/data-access/content/getLatest';
import { listedPath } from '@cancha/news/article/articleHead';
import { loadBodies } from '../feeds/loadBodies';
import { rssItem } from '../feeds/rssItem';
import { lastChange, writeRss, type RssItem } from '../feeds/writeRss';
import { type MsnFeed, msnFeedPath } from '@cancha/site/files/siteFiles';
import { isBettingLink } from '@cancha/site/betting/isBettingLink';
import { reportIssues } from '@cancha/site/context/reportIssues';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { sitePath } from '@cancha/site/context/sitePath';
import { isFresh, msnTitleOf } from './msnRules';
import { slideshowItem } from './slideshowItem';

type Made = { items: readonly RssItem[]; changed: Date | null };

const leftOut = (id: string, problem: string, place: string) =>
  reportIssues([{ id, problem, kept: false, place }]);

async function slideshows(context: SiteContext, now: Date): Promise<Made> {
  const { apis, site } = context;
  const found = (await getSlideshows(apis.cms, { site: site.siteCode })) ?? [];
  const shows = found.filter(({ category }) => !isBettingLink(sitePath(`/${category}`, site), context));
  const items = shows.flatMap((show) => {
    const made = slideshowItem(show, context, now);
    if ('item' in made) return [made.item];
    leftOut(show.id, made.problem, 'msn/slideshows');
    return [];
  });
  const times = shows.map(({ createdAt, modifiedAt }) => ({ publishedAt: createdAt, modifiedAt }));
  return { items, changed: lastChange(times) };
}

/** Those the site lists itself, and whose text there is: without one an article is none. */
async function articles(context: SiteContext, now: Date): Promise<Made> {
  const { apis, site } = context;
  const latest = (await getLatest(apis.content, { site: site.siteCode, size: 30 }))?.items ?? [];
  const own = latest.filter(
    (article) => listedPath(article, context) !== null && isFresh(article.publishedAt, now),
  );
  const bodies = await loadBodies(own, context);
  const items = own.flatMap((article) => {
    const body = bodies.get(article.id) ?? '';
    const title = msnTitleOf([article.msnTitle, article.titleDetail, article.title]);
    if (body !== '' && title !== null) return [{ ...rssItem(article, body, context), title }];
    leftOut(article.id, title === null ? 'no title of more than 20 characters' : 'no text', 'msn/articles');
    return [];
  });
  return { items, changed: lastChange(own) };
}

const makers: Record<MsnFeed, (context: SiteContext, now: Date) => Promise<Made>> = { articles, slideshows };

/** The XML that Microsoft fetches for MSN: articles or slideshows, which it wants apart. Throws `ApiError`. */
export async function buildMsnFeed(feed: MsnFeed, context: SiteContext, now: Date): Promise<string> {
  const { site, brandConfig } = context;
  const { items, changed } = await makers[feed](context, now);
  return writeRss({
    title: brandConfig.name,
    link: site.origin + site.prefix,
    description: brandConfig.description,
    language: site.hreflang,
    ...(changed ? { lastBuildDate: changed } : {}),
    atom: {
      links: [{ href: site.origin + msnFeedPath(site, feed), rel: 'self', type: 'application/rss+xml' }],
    },
    items: [...items],
  });
}
