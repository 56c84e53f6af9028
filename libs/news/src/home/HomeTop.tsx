import { MainBlock } from '@cancha/ui/article/MainBlock/MainBlock';
import { LeadStory } from '@cancha/ui/article/LeadStory/LeadStory';
import { CardList } from '@cancha/ui/list/CardList/CardList';

import type { JSX } from 'react';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { toCard } from '@cancha/site/cards/toCard';
import { LatestBox } from '@cancha/site/cards/LatestBox';
import { articleCards } from '@cancha/site/cards/articleCards';
import type { HomeBlocks } from './arrangeHome';
import styles from './HomeView.module.css';

type HomeTopProps = {
  context: SiteContext;
  blocks: Pick<HomeBlocks, 'lead' | 'underLead' | 'seconds' | 'latest'>;
  now: Date;
};

/** The first screen: the lead, what comes second, and the last hour. */
export function HomeTop({ context, blocks, now }: HomeTopProps): JSX.Element | null {
  const { brandConfig } = context;
  const { lead, underLead, seconds } = blocks;
  const latest = blocks.latest.filter(({ publishedAt }) => publishedAt);
  if (!lead) return null;
  // Said before its parts come: a style sheet that looks for them would move what is painted when they arrive.
  const columns = [seconds.length > 0 && 'withSeconds', latest.length > 0 && 'withLatest'];
  return (
    <div className={['front', ...columns].flatMap((name) => (name && styles[name]) || []).join(' ')}>
      {brandConfig.front.mainBlock ? (
        <MainBlock article={toCard(lead, context)} />
      ) : (
        <LeadStory article={toCard(lead, context)} excerpt={lead.excerpt} wide={latest.length === 0}>
          {underLead.length > 0 ? articleCards(underLead, 'text', context) : null}
        </LeadStory>
      )}
      {seconds.length > 0 ? (
        <div className={styles['seconds']}>
          <CardList>{articleCards(seconds, 'stack', context)}</CardList>
        </div>
      ) : null}
      <LatestBox context={context} articles={latest} now={now} className={styles['rail']} />
    </div>
  );
}
