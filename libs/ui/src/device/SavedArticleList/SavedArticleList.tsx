import type { JSX } from 'react';
import { Card, type CardArticle } from '../../article/Card/Card';
import { CardList } from '../../list/CardList/CardList';
import styles from './SavedArticleList.module.css';

/** `published` is the formatted date. */
export type SavedArticle = Omit<CardArticle, 'id' | 'label'> & { id: string; published: string | null };

export type SavedArticleListProps = {
  articles: readonly SavedArticle[];
  /** Without it there are no remove buttons. */
  onRemove?: (id: string) => void;
  labels: { drop: string };
};

/** Articles saved on the device, each with a remove button. */
export function SavedArticleList({ articles, onRemove, labels }: SavedArticleListProps): JSX.Element {
  return (
    <CardList>
      {articles.map(({ published, ...article }) => (
        <div key={article.id} className={styles['row']}>
          <Card article={{ ...article, label: null }} kind="row" level={3}>
            {published ? <p className={styles['date']}>{published}</p> : null}
          </Card>
          {onRemove ? (
            <button
              type="button"
              className={styles['drop']}
              aria-label={`${labels.drop}: ${article.title}`}
              onClick={() => {
                onRemove(article.id);
              }}
            >
              <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
                <path d="M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5" />
              </svg>
              <span>{labels.drop}</span>
            </button>
          ) : null}
        </div>
      ))}
    </CardList>
  );
}
