import type { Article } from '@cancha/data-access/content/Article';
import { listedPath } from '@cancha/news/article/articleHead';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import type { SitemapPage } from './writeSitemap';

/** Articles as pages of a sitemap: those that are to be found on this site, each under its one address. */
export function articlePages(articles: readonly Article[], context: SiteContext): SitemapPage[] {
  return articles.flatMap((article) => {
    const path = listedPath(article, context);
    if (path === null) return [];
    const lastmod = article.modifiedAt ?? article.publishedAt;
    return [{ url: context.site.origin + path, ...(lastmod ? { lastmod } : {}) }];
  });
}
