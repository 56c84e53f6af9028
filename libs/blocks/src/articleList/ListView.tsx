import { Card } from '@cancha/ui/article/Card/Card';
import { Breadcrumbs, type Crumb } from '@cancha/ui/block/Breadcrumbs/Breadcrumbs';
import { StateNote } from '@cancha/ui/block/StateNote/StateNote';
import { StatsBar } from '@cancha/ui/football/StatsBar/StatsBar';
import { Headline } from '@cancha/ui/text/Headline/Headline';
import type { JSX, ReactNode } from 'react';
import { toCard } from '@cancha/site/cards/toCard';
import { AdPlace } from '@cancha/site/ads/AdPlace';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { endlessMarks } from '../infiniteScroll/endlessMarks';
import { listSlots } from './listSlots';
import { ListRows } from './ListRows';
import { ListEnd } from '../infiniteScroll/ListEnd';
import type { ListContent } from './ListContent';
import rowStyles from './ListRows.module.css';
import styles from './ListView.module.css';

type ListViewProps = {
  context: SiteContext;
  content: ListContent;
  /** The way here from the front page. */
  crumbs: readonly Crumb[];
  rail: ReactNode;
};

/** One page of a list: the first story larger, the others in rows, real links to the other pages. */
export function ListView({ context, content, crumbs, rail }: ListViewProps): JSX.Element {
  const { site, t } = context;
  const { heading, description, articles, page, lastPage, face, views, intro, empty, addressOf } = content;
  const [first, ...others] = articles.map((article) => toCard(article, context));
  const hrefOf = (n: number) => addressOf(n).on(site);
  // It is all there is: beside the rail, not above an empty column.
  const slots = listSlots(context, content);
  const ad = { context, section: content.section };
  const isIntroAlone = !first && empty === null;
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
      {views ? <StatsBar label={t('list.views')} tabs={views} /> : null}
      <AdPlace {...ad} placement={slots.top} id="list-top" turn={1} wideOnly />
      {isIntroAlone ? null : intro}
      <div className={styles['columns']}>
        <div>
          {isIntroAlone ? intro : null}
          {first ? (
            <div className={styles['list']}>
              <Card article={first} kind="second" level={2} first />
              <div
                className={rowStyles['rows']}
                {...{
                  [endlessMarks.rows]: page,
                  [endlessMarks.address]: hrefOf(page),
                  [endlessMarks.next]: page < lastPage ? page + 1 : '',
                }}
              >
                <ListRows context={context} content={content} cards={others} />
              </div>
            </div>
          ) : empty === null ? null : (
            <StateNote kind="empty" {...(empty ?? { title: t('list.empty'), hint: t('list.emptyHint') })} />
          )}
          <ListEnd page={page} lastPage={lastPage} hrefOf={hrefOf} t={t} />
          {/* Below the button: further cards come in above it, where nobody looks. */}
          <AdPlace {...ad} placement={slots.end} id="list-end" look={{ margin: '24px auto 0' }} />
        </div>
        <div className={styles['rail']}>{rail}</div>
      </div>
    </div>
  );
}
