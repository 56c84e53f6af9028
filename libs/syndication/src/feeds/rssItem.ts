import type { Article } from '@cancha/data-access/content/Article';
import { hrefOfArticle } from '@cancha/site/cards/hrefOfArticle';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { cleanHtml } from '@cancha/site/text/cleanHtml';
import { pictureContent } from './pictureContent';
import { asHtml, type RssItem } from './writeRss';

/** Where an article is read, whole. */
const articleAddress = (article: Article, { site }: SiteContext): string =>
  new URL(hrefOfArticle(article, site), site.origin).href;

/** An article as an item of a feed. It is known by its id: a new title or address is not a new article. */
export function rssItem(article: Article, body: string, context: SiteContext): RssItem {
  const link = articleAddress(article, context);
  const picture = pictureContent(article, context);
  const names = article.hidden.author ? [] : article.authors.map(({ name }) => name);
  const categories = [article.section, ...article.tags.map(({ text }) => text)].filter((name) => name !== '');
  return {
    title: article.titleDetail || article.title,
    link,
    guid: { value: `${article.siteCode || context.site.siteCode}-${article.id}`, isPermaLink: false },
    ...(article.publishedAt ? { pubDate: new Date(article.publishedAt) } : {}),
    ...(article.hidden.excerpt || !article.excerpt ? {} : { description: asHtml(article.excerpt) }),
    categories: [...new Set(categories)].map((name) => ({ name })),
    ...(names.length > 0 ? { dc: { creators: names } } : {}),
    ...(body ? { content: { encoded: cleanHtml(body, context, { page: link }) } } : {}),
    ...(picture ? { media: { contents: [picture] } } : {}),
  };
}
