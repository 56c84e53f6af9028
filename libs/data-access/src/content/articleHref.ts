import type { Article } from './Article';

/** Where a card leads. Another site's article has its whole address and needs a full page load. */
export function articleHref(article: Pick<Article, 'isInternal' | 'link' | 'url'>): {
  href: string;
  fullLoad: boolean;
} {
  return article.isInternal ? { href: article.link, fullLoad: false } : { href: article.url, fullLoad: true };
}
