import { type Feed, feedPath } from '@cancha/site/files/siteFiles';
import { isBettingLink } from '@cancha/site/betting/isBettingLink';
import { hrefOfArticle } from '@cancha/site/cards/hrefOfArticle';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { loadBodies } from './loadBodies';
import { loadFeed } from './loadFeed';
import { rssItem } from './rssItem';
import { lastChange, writeRss } from './writeRss';

/** The XML of a feed; `null` where there is no such section, topic or author. Throws `ApiError`. */
export async function buildFeed(feed: Feed, context: SiteContext): Promise<string | null> {
  const { site } = context;
  const content = await loadFeed(feed, context);
  if (!content || isBettingLink(content.path, context)) return null;

  const articles = content.articles.filter(
    (article) => !isBettingLink(hrefOfArticle(article, site), context),
  );
  const bodies = await loadBodies(articles, context);
  const changed = lastChange(articles);
  return writeRss({
    title: content.title,
    link: new URL(content.path, site.origin).href,
    description: content.description || content.title,
    language: site.hreflang,
    ...(changed ? { lastBuildDate: changed } : {}),
    ttl: 5,
    atom: {
      links: [{ href: site.origin + feedPath(site, feed), rel: 'self', type: 'application/rss+xml' }],
    },
    items: articles.map((article) => rssItem(article, bodies.get(article.id) ?? '', context)),
  });
}
