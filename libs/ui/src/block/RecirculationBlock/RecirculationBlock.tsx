import type { JSX } from 'react';
import { Card, type CardArticle } from '../../article/Card/Card';
import { CardGrid } from '../../list/CardGrid/CardGrid';
import { CardList } from '../../list/CardList/CardList';
import { SectionHead } from '../../list/SectionHead/SectionHead';
import styles from './RecirculationBlock.module.css';

type RecirculationBlockProps = {
  title: string;
  /** Id of the heading. */
  id: string;
  /** Without articles that the page has already. */
  articles: readonly CardArticle[];
  more?: { href: string; text: string } | undefined;
};

/** Rows beside the large story. */
const beside = 3;

/** More articles at the end of an article: one large, three in rows, the others in a grid. */
export function RecirculationBlock({
  title,
  id,
  articles,
  more,
}: RecirculationBlockProps): JSX.Element | null {
  const [first, ...others] = articles;
  if (!first) return null;
  const rows = others.slice(0, beside);
  const rest = others.slice(beside);
  return (
    <section aria-labelledby={id}>
      <SectionHead title={title} id={id} more={more} />
      <div className={styles['next']}>
        <Card article={first} kind="second" level={3} />
        {rows.length > 0 ? (
          <CardList>
            {rows.map((article) => (
              <Card key={article.id} article={article} kind="row" level={3} />
            ))}
          </CardList>
        ) : null}
      </div>
      {rest.length > 0 ? (
        <div className={styles['rest']}>
          <CardGrid>
            {rest.map((article) => (
              <Card key={article.id} article={article} kind="tile" level={3} />
            ))}
          </CardGrid>
        </div>
      ) : null}
    </section>
  );
}
