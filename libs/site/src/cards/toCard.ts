import type { Article } from '@cancha/data-access/content/Article';
import type { ArticleImages } from '@cancha/data-access/content/ArticleImages';
import { cardLabel } from '@cancha/data-access/content/cardLabel';
import type { CardArticle } from '@cancha/ui/article/Card/Card';
import type { PictureSources } from '@cancha/ui/media/Picture/Picture';
import { articleComments, type CommentsContext } from '../comments/articleComments';
import { hrefOfArticle } from './hrefOfArticle';

/** An article as a card of the site shows it. A crop that is missing is filled by another one. */
export function toCard(article: Article, context: CommentsContext): CardArticle {
  return {
    id: article.id,
    title: article.title,
    href: hrefOfArticle(article, context.site),
    label: cardLabel(article),
    pictures: picturesOf(article.images),
    comments: articleComments(article, context),
  };
}

function picturesOf({ wide, classic, square, full }: ArticleImages): CardArticle['pictures'] {
  const wides: PictureSources | null = wide && [wide.big, wide.medium];
  const classics: PictureSources | null = classic && [classic.medium, classic.small];
  const other: PictureSources | null = square ? [square.medium, square.small] : full && [full];
  const first = wides ?? classics ?? other;
  return first && { wide: first, classic: classics ?? first };
}
