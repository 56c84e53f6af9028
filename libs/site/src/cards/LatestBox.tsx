import type { Article } from '@cancha/data-access/content/Article';
import { buildPath } from '@cancha/routing/buildPath';
import { ClockList } from '@cancha/ui/article/ClockList/ClockList';
import { SectionHead } from '@cancha/ui/list/SectionHead/SectionHead';
import type { JSX } from 'react';
import type { SiteContext } from '../context/SiteContext';
import { toClockItem } from './toClockItem';

type LatestBoxProps = {
  context: SiteContext;
  articles: readonly Article[];
  now: Date;
  className?: string | undefined;
};

/** The newest articles with their hours, and the link to all of them; nothing for none. */
export function LatestBox({ context, articles, now, className }: LatestBoxProps): JSX.Element | null {
  const { site, t } = context;
  if (articles.length === 0) return null;
  return (
    <section className={className}>
      <SectionHead
        title={t('shell.latest')}
        more={{ href: buildPath(site, 'latest', {}), text: t('shell.seeAll') }}
      />
      <ClockList items={articles.flatMap((article) => toClockItem(article, context, now))} />
    </section>
  );
}
