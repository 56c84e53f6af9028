import { render } from 'dom-serializer';
import { DomUtils, parseDocument } from 'htmlparser2';
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
  const body = parseDocument(html, { decodeEntities: false });
  const elements = DomUtils.getElementsByTagName((name) => name === 'a' || name === 'img', body);
  for (const { name, attribs } of elements) {
    const attribute = name === 'a' ? 'href' : 'src';
    const sent = (attribs[attribute] ?? '').replaceAll('&amp;', '&');
    const base = bases[attribute];
    if (attribute in attribs && !whole.test(sent) && URL.canParse(sent, base))
      attribs[attribute] = new URL(sent, base).href.replaceAll('&', '&amp;');
  }
  return render(body, { encodeEntities: false, selfClosingTags: true, emptyAttrs: true });
}
