import { Card } from '@cancha/ui/article/Card/Card';
import { Breadcrumbs, type Crumb } from '@cancha/ui/block/Breadcrumbs/Breadcrumbs';
import { StateNote } from '@cancha/ui/block/StateNote/StateNote';
import { Headline } from '@cancha/ui/text/Headline/Headline';
import type { JSX, ReactNode } from 'react';
import { toCard } from '@cancha/site/cards/toCard';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { endlessMarks } from '../infiniteScroll/endlessMarks';
import { ListEnd } from '../infiniteScroll/ListEnd';
import type { ListContent } from './ListContent';
import styles from './ListView.module.css';

type ListViewProps = {
  context: Pick<SiteContext, 'site' | 't'>;
  content: ListContent;
  /** The way here from the front page. */
  crumbs: readonly Crumb[];
  rail: ReactNode;
};

/** One page of a list: the first story larger, the others in rows, real links to the other pages. */
export function ListView({ context: { site, t }, content, crumbs, rail }: ListViewProps): JSX.Element {
  const { heading, description, articles, page, lastPage, face, intro, addressOf } = content;
  const [first, ...others] = articles.map((article) => toCard(article, site));
  const hrefOf = (n: number) => addressOf(n).on(site);
  return (
    <div className={`wrap ${styles['page']}`}>
      <header className={styles['head']}>
        <Breadcrumbs items={crumbs} label={t('breadcrumbs.label')} />
        <div className={face ? styles['who'] : styles['head']}>
          {face}
          <div className={styles['head']}>
            <Headline level={1} size="lead">
              {heading}
            </Headline>
            {description ? <p>{description}</p> : null}
          </div>
        </div>
      </header>
      {intro}
      <div className={styles['columns']}>
        <div>
          {first ? (
            <div className={styles['list']}>
              <Card article={first} kind="second" level={2} first />
              <div
                className={styles['rows']}
                {...{
                  [endlessMarks.rows]: page,
                  [endlessMarks.address]: hrefOf(page),
                  [endlessMarks.next]: page < lastPage ? page + 1 : '',
                }}
              >
                {others.map((article) => (
                  <Card key={article.id} article={article} kind="row" level={2} />
                ))}
              </div>
            </div>
          ) : (
            <StateNote kind="empty" title={t('list.empty')} hint={t('list.emptyHint')} />
          )}
          <ListEnd page={page} lastPage={lastPage} hrefOf={hrefOf} t={t} />
        </div>
        <div className={styles['rail']}>{rail}</div>
      </div>
    </div>
  );
}
