import type { Article } from '@cancha/data-access/content/Article';
import { ClockList } from '@cancha/ui/article/ClockList/ClockList';
import { SectionHead } from '@cancha/ui/list/SectionHead/SectionHead';
import type { JSX } from 'react';
import { seeAll } from '@cancha/blocks/matches/seeAll';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { toClockItem } from '@cancha/site/cards/toClockItem';

type NewsBoxProps = {
  context: SiteContext;
  title: string;
  articles: readonly Article[];
  href: string;
  now: Date;
};

/** The newest about what the page is of; nothing where there is none. */
export function NewsBox({ context, title, articles, href, now }: NewsBoxProps): JSX.Element | null {
  const { t } = context;
  if (articles.length === 0) return null;
  const more = seeAll(href, title, t);
  return (
    <section>
      <SectionHead title={title} more={more} />
      <ClockList items={articles.flatMap((article) => toClockItem(article, context, now))} />
    </section>
  );
}
