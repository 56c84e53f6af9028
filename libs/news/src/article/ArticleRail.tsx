import { MostRead } from '@cancha/ui/article/MostRead/MostRead';
import { SectionHead } from '@cancha/ui/list/SectionHead/SectionHead';

import type { JSX, ReactNode } from 'react';
import { ScorersBox } from '@cancha/blocks/tables/ScorersBox';
import { mostReadTitle } from '@cancha/site/cards/cardLabels';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { toCard } from '@cancha/site/cards/toCard';
import { LatestBox } from '@cancha/site/cards/LatestBox';
import styles from './ArticleRail.module.css';
import type { AsideStories } from './arrangeAside';
import type { ArticleAside } from './loadArticleAside';

type ArticleRailProps = {
  context: SiteContext;
  scorers: ArticleAside['scorers'];
  stories: Pick<AsideStories, 'latest' | 'mostRead'>;
  now: Date;
  ad: ReactNode;
};

export function ArticleRail({ context, scorers, stories, now, ad }: ArticleRailProps): JSX.Element {
  const { latest, mostRead } = stories;
  return (
    <div className={`${styles['rail']} noPrint`}>
      <LatestBox context={context} articles={latest} now={now} />
      {ad}
      <ScorersBox context={context} widget={scorers} isPlain />
      {mostRead.length > 0 ? (
        <section>
          <SectionHead title={mostReadTitle(context)} />
          <MostRead items={mostRead.map((article) => toCard(article, context))} />
        </section>
      ) : null}
    </div>
  );
}
