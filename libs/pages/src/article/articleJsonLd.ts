import type { Article } from '@cancha/data-access/content/Article';
import { buildPath } from '@cancha/routing/buildPath';
import type { SiteContext } from '../site/SiteContext';
import { toJsonLd } from '../text/toJsonLd';

/** schema.org NewsArticle. The publisher is the brand where the organisation is not shown. */
export function articleJsonLd(article: Article, { site, profile }: SiteContext): string {
  const { wide, classic, square } = article.images;
  const images = [wide?.big.src, classic?.big.src, square?.big.src].filter((src) => src !== undefined);
  return toJsonLd({
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: article.title,
    description: article.excerpt,
    datePublished: article.publishedAt ?? undefined,
    dateModified: article.modifiedAt ?? article.publishedAt ?? undefined,
    inLanguage: site.hreflang,
    mainEntityOfPage: site.origin + article.link,
    articleSection: article.section || undefined,
    image: images.length > 0 ? images : undefined,
    author: article.authors.map(({ name, username }) => ({
      '@type': 'Organization',
      name,
      url: site.origin + buildPath(site, 'author', { author: username }),
    })),
    publisher: { '@type': 'Organization', name: profile.organisation ?? profile.name, url: site.origin },
  });
}
