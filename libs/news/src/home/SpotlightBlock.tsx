import type { Article } from '@cancha/data-access/content/Article';
import { Card } from '@cancha/ui/article/Card/Card';
import { CardList } from '@cancha/ui/list/CardList/CardList';
import { SectionHead } from '@cancha/ui/list/SectionHead/SectionHead';
import type { JSX } from 'react';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { sitePath } from '@cancha/site/context/sitePath';
import { toCard } from '@cancha/site/cards/toCard';
import { articleCards } from '@cancha/site/cards/articleCards';
import styles from './HomeView.module.css';

type SpotlightBlockProps = { context: SiteContext; articles: readonly Article[] };

/** The competition of the moment: its first story large, the others in rows. */
export function SpotlightBlock({ context, articles }: SpotlightBlockProps): JSX.Element | null {
  const { site, brandConfig, t } = context;
  const { spotlight } = brandConfig.front;
  const [first, second, ...others] = articles;
  if (!spotlight || !first) return null;
  return (
    <section>
      <SectionHead
        title={spotlight.title}
        more={{ href: sitePath(spotlight.path, site), text: t('home.moreNews') }}
      />
      <div className={styles['halves']}>
        <CardList>
          <Card article={toCard(first, context)} kind="second" level={3} />
          {second ? articleCards([second], 'row', context) : null}
        </CardList>
        {others.length > 0 ? <CardList>{articleCards(others, 'row', context)}</CardList> : null}
      </div>
    </section>
  );
}
