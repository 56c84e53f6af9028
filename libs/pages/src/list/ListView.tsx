import { Card, type CardArticle } from '@cancha/ui/article/Card/Card';
import { Pager } from '@cancha/ui/list/Pager/Pager';
import { Headline } from '@cancha/ui/text/Headline/Headline';
import type { JSX, ReactNode } from 'react';
import type { SiteContext } from '../site/SiteContext';
import styles from './ListView.module.css';

type ListViewProps = {
  heading: string;
  description: string;
  cards: readonly CardArticle[];
  page: number;
  lastPage: number;
  hrefOf: (page: number) => string;
  t: SiteContext['t'];
  rail: ReactNode;
};

/** One page of a list: the first story larger, the others in rows, real links to the other pages. */
export function ListView({
  heading,
  description,
  cards,
  page,
  lastPage,
  hrefOf,
  t,
  rail,
}: ListViewProps): JSX.Element {
  const [first, ...others] = cards;
  return (
    <div className={`wrap ${styles['page']}`}>
      <header className={styles['head']}>
        <Headline level={1} size="lead">
          {heading}
        </Headline>
        {description ? <p>{description}</p> : null}
      </header>
      <div className={styles['columns']}>
        <div>
          {first ? (
            <div className={styles['list']}>
              <Card article={first} kind="second" level={2} first />
              <div className={styles['rows']}>
                {others.map((article) => (
                  <Card key={article.id} article={article} kind="row" level={2} />
                ))}
              </div>
            </div>
          ) : (
            <p className={styles['empty']}>
              <b>{t('list.empty')}</b> {t('list.emptyHint')}
            </p>
          )}
          <Pager
            page={page}
            lastPage={lastPage}
            hrefOf={hrefOf}
            labels={{
              nav: t('list.pages'),
              previous: t('list.previous'),
              next: t('list.next'),
              page: (n) => t('list.page', { n }),
            }}
          />
        </div>
        <div className={styles['rail']}>{rail}</div>
      </div>
    </div>
  );
}
