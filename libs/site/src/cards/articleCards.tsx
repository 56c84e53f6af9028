import type { Article } from '@cancha/data-access/content/Article';
import { Card, type CardKind } from '@cancha/ui/article/Card/Card';
import type { JSX } from 'react';
import type { CommentsContext } from '../comments/articleComments';
import { toCard } from './toCard';

/** Articles as cards under a heading of the second level. */
export function articleCards(
  articles: readonly Article[],
  kind: CardKind,
  context: CommentsContext,
): JSX.Element[] {
  return articles.map((article) => (
    <Card key={article.id} article={toCard(article, context)} kind={kind} level={3} />
  ));
}
