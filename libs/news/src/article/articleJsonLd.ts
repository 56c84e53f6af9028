import type { Article } from '@cancha/data-access/content/Article';
import type { ArticleImages, Picture } from '@cancha/data-access/content/ArticleImages';
import type { ImageObject, NewsArticle, WithContext } from 'schema-dts';
import { authorLd } from '@cancha/site/jsonLd/authorLd';
import { publisherLd } from '@cancha/site/jsonLd/publisherLd';
import { hrefOfArticle } from '@cancha/site/cards/hrefOfArticle';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { toJsonLd } from '@cancha/site/text/toJsonLd';

/** Its section and the others it is in, each once. */
function sectionsOf({ section, categories }: Article): string[] {
  return [...new Set([section, ...categories.map(({ categoryName }) => categoryName)].filter(Boolean))];
}

/** Longer ones are cut by whoever shows them. */
const longestHeadline = 110;

const imageObject = ({ src, width, height }: Picture): ImageObject => ({
  '@type': 'ImageObject',
  url: src,
  width: String(width),
  height: String(height),
});

/** The largest of each shape, as search engines want them; the whole picture where there are no cuts. */
function imagesOf({ wide, classic, square, full }: ArticleImages): ImageObject[] {
  const cuts = [wide?.big, classic?.big, square?.big].filter((picture) => picture !== undefined);
  return [...(full ? [full] : []), ...cuts].map(imageObject);
}

/** schema.org NewsArticle. What the newsroom hides around an article, or does not say, is not said. */
export function articleJsonLd(article: Article, context: SiteContext): string {
  const { site } = context;
  const images = imagesOf(article.images);
  const sections = sectionsOf(article);
  const keywords = article.tags.map(({ text }) => text);
  const published = article.hidden.time ? null : article.publishedAt;
  const authors = article.hidden.author ? [] : article.authors;
  const data: WithContext<NewsArticle> = {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: Array.from(article.title).slice(0, longestHeadline).join(''),
    ...(article.excerpt && !article.hidden.excerpt ? { description: article.excerpt } : {}),
    ...(published ? { datePublished: published, dateModified: article.modifiedAt ?? published } : {}),
    inLanguage: site.hreflang,
    mainEntityOfPage: new URL(hrefOfArticle(article, site), site.origin).href,
    ...(sections.length > 0 ? { articleSection: sections } : {}),
    ...(article.eventTitle ? { about: { '@type': 'Event', name: article.eventTitle } } : {}),
    ...(keywords.length > 0 ? { keywords } : {}),
    ...(images.length > 0 ? { image: images } : {}),
    // Nobody is named where the newsroom names nobody: the publisher then stands for the text.
    author: authors.length > 0 ? authors.map((author) => authorLd(author, context)) : publisherLd(context),
    publisher: publisherLd(context),
    isAccessibleForFree: true,
  };
  return toJsonLd(data);
}
