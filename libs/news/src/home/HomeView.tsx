import { buildPath } from '@cancha/routing/buildPath';
import { MostRead } from '@cancha/ui/article/MostRead/MostRead';
import { RecommendedBlock } from '@cancha/ui/block/RecommendedBlock/RecommendedBlock';
import { CardGrid } from '@cancha/ui/list/CardGrid/CardGrid';
import { SectionHead } from '@cancha/ui/list/SectionHead/SectionHead';
import type { JSX } from 'react';
import { ScorersBox } from '@cancha/blocks/tables/ScorersBox';
import { TableBox } from '@cancha/blocks/tables/TableBox';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { mostReadTitle, sliderLabels } from '@cancha/site/cards/cardLabels';
import { toCard } from '@cancha/site/cards/toCard';
import { articleCards } from '@cancha/site/cards/articleCards';
import { arrangeHome, shownIn } from './arrangeHome';
import { BandBlock } from './BandBlock';
import { HomeTop } from './HomeTop';
import styles from './HomeView.module.css';
import type { HomeData } from './loadHomePage';
import { SpotlightBlock } from './SpotlightBlock';

type HomeViewProps = { context: SiteContext; data: HomeData; now: Date };

export function HomeView({ context, data, now }: HomeViewProps): JSX.Element {
  const { site, brandConfig, t } = context;
  const { front } = brandConfig;
  const blocks = arrangeHome(data.articles, { front, bettingCategory: site.bettingCategory });
  const shown = shownIn(blocks);
  const mostRead = data.mostRead.filter(({ id }) => !shown.has(id)).slice(0, 6);
  return (
    <>
      <h1 className="srOnly">
        {t('home.heading', { brand: brandConfig.name, tagline: brandConfig.tagline })}
      </h1>
      <div className={`wrap ${styles['page']}`}>
        <HomeTop context={context} blocks={blocks} now={now} />

        {front.regions && blocks.regions.length > 0 ? (
          <section>
            <SectionHead title={front.regions.title} />
            <CardGrid>{articleCards(blocks.regions, 'tile', site)}</CardGrid>
          </section>
        ) : null}

        <div className={styles['columns']}>
          <SpotlightBlock context={context} articles={blocks.spotlight} />
          <TableBox context={context} widget={data.table} />
        </div>
      </div>

      <BandBlock context={context} articles={blocks.band} />

      <div className={`wrap ${styles['page']} ${styles['after']}`}>
        <div className={styles['columns']}>
          {mostRead.length > 0 ? (
            <section>
              <SectionHead
                title={mostReadTitle(context)}
                more={{ href: buildPath(site, 'trending', {}), text: t('home.moreOf') }}
              />
              <MostRead items={mostRead.map((article) => toCard(article, site))} columns={2} />
            </section>
          ) : null}
          <ScorersBox context={context} widget={data.scorers} />
        </div>
        {front.clubs ? (
          <RecommendedBlock
            title={front.clubs.title}
            id="clubs"
            titleBlock
            labels={sliderLabels(context)}
            articles={blocks.clubs.map((article) => toCard(article, site))}
          />
        ) : null}
        {blocks.rest.length > 0 ? (
          <section>
            <SectionHead
              title={t('home.moreNews')}
              more={{ href: buildPath(site, 'latest', {}), text: t('shell.seeAll') }}
            />
            <CardGrid>{articleCards(blocks.rest, 'tile', site)}</CardGrid>
          </section>
        ) : null}
      </div>
    </>
  );
}
