import type { Article } from '@cancha/data-access/content/Article';
import type { RoutedSite } from '@cancha/routing/RoutedSite';
import { Card, type CardKind } from '@cancha/ui/article/Card/Card';
import type { JSX } from 'react';
import { toCard } from './toCard';

/** Articles as cards under a heading of the second level. */
export function articleCards(articles: readonly Article[], kind: CardKind, site: RoutedSite): JSX.Element[] {
  return articles.map((article) => (
    <Card key={article.id} article={toCard(article, site)} kind={kind} level={3} />
  ));
}
