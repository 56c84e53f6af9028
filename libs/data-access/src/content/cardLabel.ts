import type { Article } from './Article';

/** The label above a card's title: the article's own, else its first category, else `null`. */
export function cardLabel(article: Pick<Article, 'label' | 'categories' | 'hidden'>): string | null {
  if (article.hidden.label) return null;
  return article.label || article.categories[0]?.categoryName || null;
}
