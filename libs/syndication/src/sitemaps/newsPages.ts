import type { Article } from '@cancha/data-access/content/Article';
import { listedPath } from '@cancha/news/article/articleHead';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { subHours } from 'date-fns/subHours';
import type { SitemapPage } from './writeSitemap';

/** The moment from which on an article is news. */
export const newsSince = (now: Date): Date => subHours(now, 48);

/** News engines refuse a longer file. */
const longest = 1_000;

/** The articles of the last two days, as engines for news read them: the newest thousand. */
export function newsPages(articles: readonly Article[], context: SiteContext, now: Date): SitemapPage[] {
  const { site, brandConfig } = context;
  const from = newsSince(now).getTime();
  const pages = articles.flatMap((article): SitemapPage[] => {
    const path = listedPath(article, context);
    const time = Date.parse(article.publishedAt ?? '');
    if (path === null || article.publishedAt === null || !(time >= from && time <= now.getTime())) return [];
    return [
      {
        url: site.origin + path,
        news: {
          publication: { name: brandConfig.name, language: site.language },
          publication_date: article.publishedAt,
          title: article.title,
        },
      },
    ];
  });
  return pages.slice(0, longest);
}

/** Articles as pages of a sitemap: those that are to be found on this site, each under its one address. */
export function articlePages(articles: readonly Article[], context: SiteContext): SitemapPage[] {
  return articles.flatMap((article) => {
    const path = listedPath(article, context);
    if (path === null) return [];
    const lastmod = article.modifiedAt ?? article.publishedAt;
    return [{ url: context.site.origin + path, ...(lastmod ? { lastmod } : {}) }];
  });
}
