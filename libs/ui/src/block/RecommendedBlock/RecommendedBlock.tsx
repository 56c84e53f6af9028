import type { JSX } from 'react';
import { Card, type CardArticle } from '../../article/Card/Card';
import { Headline } from '../../text/Headline/Headline';
import styles from './RecommendedBlock.module.css';

type RecommendedBlockProps = {
  title: string;
  id: string;
  articles: readonly CardArticle[];
  more?: { href: string; text: string } | undefined;
};

/** A row of cards on the brand's accent that scrolls sideways where it does not fit. */
export function RecommendedBlock({ title, id, articles, more }: RecommendedBlockProps): JSX.Element | null {
  if (articles.length === 0) return null;
  return (
    <section className={styles['block']} aria-labelledby={id}>
      <div className={styles['title']}>
        <Headline level={2} size="second" id={id}>
          {title}
        </Headline>
        {more ? (
          <a className={styles['more']} href={more.href}>
            {more.text}
          </a>
        ) : null}
      </div>
      <div className={`scrollRow ${styles['row']}`} tabIndex={0} role="group" aria-labelledby={id}>
        {articles.map((article) => (
          <div key={article.id} className={styles['item']}>
            <Card article={article} kind="classic" level={3} />
          </div>
        ))}
      </div>
    </section>
  );
}
