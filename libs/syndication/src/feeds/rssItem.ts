import sanitizeHtml, { type Attributes } from 'sanitize-html';
import type { Article } from '@cancha/data-access/content/Article';
import { hrefOfArticle } from '@cancha/site/cards/hrefOfArticle';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { allowedTags, cleanHtml, linkSchemes } from '@cancha/site/text/cleanHtml';
import { pictureContent } from './pictureContent';
import { asHtml, type RssItem } from './writeRss';

/** Where an article is read, whole. */
const articleAddress = (article: Article, { site }: SiteContext): string =>
  new URL(hrefOfArticle(article, site), site.origin).href;

/** An article as an item of a feed. It is known by its id: a new title or address is not a new article. */
export function rssItem(article: Article, body: string, context: SiteContext): RssItem {
  const link = articleAddress(article, context);
  const bases = { href: link, src: context.pictures.base };
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
    ...(body ? { content: { encoded: absoluteBody(cleanHtml(body, context), bases) } } : {}),
    ...(picture ? { media: { contents: [picture] } } : {}),
  };
}

const whole = /^(?:[a-z][a-z0-9+.-]*:|#)/i;

/** Where relative addresses of a body lead: links from its page, pictures on their host. */
type BodyBases = { href: string; src: string };

/** A cleaned body whose addresses mean the same away from its page. */
function absoluteBody(html: string, bases: BodyBases): string {
  const absolute = (attribute: keyof BodyBases) => (tagName: string, attribs: Attributes) => {
    const sent = attribs[attribute];
    const isRelative = sent !== undefined && !whole.test(sent) && URL.canParse(sent, bases[attribute]);
    return isRelative
      ? { tagName, attribs: { ...attribs, [attribute]: new URL(sent, bases[attribute]).href } }
      : { tagName, attribs };
  };
  return sanitizeHtml(html, {
    allowedTags: [...allowedTags],
    allowedAttributes: false,
    allowedSchemes: [...linkSchemes],
    transformTags: { a: absolute('href'), img: absolute('src') },
  });
}
