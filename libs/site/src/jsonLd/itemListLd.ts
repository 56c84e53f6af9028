import type { Article } from '@cancha/data-access/content/Article';
import type { ItemList, WithContext } from 'schema-dts';
import { hrefOfArticle } from '../cards/hrefOfArticle';
import type { SiteContext } from '../context/SiteContext';
import { toJsonLd } from '../text/toJsonLd';

/** schema.org ItemList of the articles on a page, in their order, each once. */
export function itemListLd(
  articles: readonly Pick<Article, 'isInternal' | 'link' | 'url'>[],
  { site }: Pick<SiteContext, 'site'>,
): string {
  const urls = new Set(articles.map((article) => new URL(hrefOfArticle(article, site), site.origin).href));
  const list: WithContext<ItemList> = {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: urls.size,
    itemListElement: Array.from(urls, (url, i) => ({ '@type': 'ListItem', position: i + 1, url })),
  };
  return toJsonLd(list);
}
