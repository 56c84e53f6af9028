import { buildPath } from '@cancha/routing/buildPath';
import { ClockList } from '@cancha/ui/article/ClockList/ClockList';
import { LeadStory } from '@cancha/ui/article/LeadStory/LeadStory';
import { CardList } from '@cancha/ui/list/CardList/CardList';
import { SectionHead } from '@cancha/ui/list/SectionHead/SectionHead';
import type { JSX } from 'react';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { toCard } from '@cancha/site/cards/toCard';
import { toClockItem } from '@cancha/site/cards/toClockItem';
import { articleCards } from './articleCards';
import type { HomeBlocks } from './arrangeHome';
import styles from './HomeView.module.css';

type HomeTopProps = {
  context: SiteContext;
  blocks: Pick<HomeBlocks, 'lead' | 'underLead' | 'seconds' | 'latest'>;
  now: Date;
};

/** The first screen: the lead, what comes second, and the last hour. */
export function HomeTop({ context, blocks, now }: HomeTopProps): JSX.Element | null {
  const { site, t } = context;
  const { lead, underLead, seconds } = blocks;
  const latest = blocks.latest.flatMap((article) => toClockItem(article, context, now));
  if (!lead) return null;
  // Said before its parts come: a style sheet that looks for them would move what is painted when they arrive.
  const columns = [seconds.length > 0 && 'withSeconds', latest.length > 0 && 'withLatest'];
  return (
    <div className={['front', ...columns].flatMap((name) => (name && styles[name]) || []).join(' ')}>
      <LeadStory article={toCard(lead, site)} excerpt={lead.excerpt} wide={latest.length === 0}>
        {underLead.length > 0 ? articleCards(underLead, 'text', site) : null}
      </LeadStory>
      {seconds.length > 0 ? (
        <div className={styles['seconds']}>
          <CardList>{articleCards(seconds, 'stack', site)}</CardList>
        </div>
      ) : null}
      {latest.length > 0 ? (
        <section className={styles['rail']}>
          <SectionHead
            title={t('shell.latest')}
            more={{ href: buildPath(site, 'latest', {}), text: t('shell.seeAll') }}
          />
          <ClockList items={latest} />
        </section>
      ) : null}
    </div>
  );
}
