import { ClockList } from '@cancha/ui/article/ClockList/ClockList';
import { MostRead } from '@cancha/ui/article/MostRead/MostRead';
import { SectionHead } from '@cancha/ui/list/SectionHead/SectionHead';
import { buildPath } from '@cancha/routing/buildPath';
import type { JSX } from 'react';
import { ScorersBox } from '../football/ScorersBox';
import type { SiteContext } from '../site/SiteContext';
import { toCard } from '../site/toCard';
import { toClockItem } from '../site/toClockItem';
import styles from './ArticleRail.module.css';
import type { ArticleAside } from './loadArticleAside';

type ArticleRailProps = {
  context: SiteContext;
  aside: ArticleAside;
  /** Ids on the page already: no story stands on it twice. */
  shown: ReadonlySet<string>;
  now: Date;
};

export function ArticleRail({ context, aside, shown, now }: ArticleRailProps): JSX.Element {
  const { site, t, format } = context;
  const mostRead = aside.mostRead.filter(({ id }) => !shown.has(id)).slice(0, 4);
  const taken = new Set(mostRead.map(({ id }) => id));
  const latest = aside.latest.filter(({ id }) => !shown.has(id) && !taken.has(id)).slice(0, 7);
  return (
    <div className={styles['rail']}>
      {latest.length > 0 ? (
        <section>
          <SectionHead
            title={t('shell.latest')}
            more={{ href: buildPath(site, 'latest', {}), text: t('shell.seeAll') }}
          />
          <ClockList items={latest.flatMap((article) => toClockItem(article, format, now))} />
        </section>
      ) : null}
      <ScorersBox context={context} widget={aside.scorers} />
      {mostRead.length > 0 ? (
        <section>
          <SectionHead title={t('shell.mostRead')} />
          <MostRead items={mostRead.map(toCard)} />
        </section>
      ) : null}
    </div>
  );
}
