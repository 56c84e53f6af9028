import type { Article } from '@cancha/data-access/content/Article';
import { articleHref } from '@cancha/data-access/content/articleHref';
import { cardLabel } from '@cancha/data-access/content/cardLabel';
import type { CardArticle } from '@cancha/ui/article/Card/Card';

/** An article as a card shows it. Without a picture in both ratios it is a card of text. */
export function toCard(article: Article): CardArticle {
  const { wide, classic } = article.images;
  return {
    id: article.id,
    title: article.title,
    href: articleHref(article).href,
    label: cardLabel(article),
    pictures:
      wide && classic ? { wide: [wide.big, wide.medium], classic: [classic.medium, classic.small] } : null,
  };
}
