import { buildPath } from '@cancha/routing/buildPath';
import { MostRead } from '@cancha/ui/article/MostRead/MostRead';
import { RecommendedBlock } from '@cancha/ui/block/RecommendedBlock/RecommendedBlock';
import { CardGrid } from '@cancha/ui/list/CardGrid/CardGrid';
import { SectionHead } from '@cancha/ui/list/SectionHead/SectionHead';
import type { JSX } from 'react';
import { ScorersBox } from '@cancha/blocks/tables/ScorersBox';
import { TableBox } from '@cancha/blocks/tables/TableBox';
import { AdPlace } from '@cancha/site/ads/AdPlace';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { mostReadTitle, sliderLabels } from '@cancha/site/cards/cardLabels';
import { toCard } from '@cancha/site/cards/toCard';
import { articleCards } from '@cancha/site/cards/articleCards';
import { arrangeHome, shownIn } from './arrangeHome';
import { BandBlock } from './BandBlock';
import { FrontLists } from './FrontLists';
import { HomeTop } from './HomeTop';
import styles from './HomeView.module.css';
import type { HomeData } from './loadHomePage';
import { SpotlightBlock } from './SpotlightBlock';

type HomeViewProps = { context: SiteContext; data: HomeData; now: Date };

export function HomeView({ context, data, now }: HomeViewProps): JSX.Element {
  const { site, brandConfig, t } = context;
  const { front } = brandConfig;
  const { top, between = [] } = brandConfig.ads?.slots.home ?? {};
  const adAt = (n: number) => (
    <AdPlace context={context} placement={between[n]} id={`home-${n + 1}`} turn={n + 1} />
  );
  const blocks = arrangeHome(data.articles, { front, bettingCategory: site.bettingCategory });
  const shown = shownIn(blocks);
  const mostRead = data.mostRead.filter(({ id }) => !shown.has(id)).slice(0, 6);
  return (
    <>
      <h1 className="srOnly">
        {t('home.heading', { brand: brandConfig.name, tagline: brandConfig.tagline })}
      </h1>
      <div className={`wrap ${styles['page']}`}>
        <AdPlace context={context} placement={top} id="home-top" turn={2} wideOnly />
        <HomeTop context={context} blocks={blocks} now={now} />
        {adAt(0)}

        {front.regions && blocks.regions.length > 0 ? (
          <section>
            <SectionHead title={front.regions.title} />
            <CardGrid>{articleCards(blocks.regions, 'tile', context)}</CardGrid>
          </section>
        ) : null}

        <div className={styles['columns']}>
          <SpotlightBlock context={context} articles={blocks.spotlight} />
          <TableBox context={context} widget={data.table} />
        </div>
        {adAt(1)}
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
              <MostRead items={mostRead.map((article) => toCard(article, context))} columns={2} />
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
            articles={blocks.clubs.map((article) => toCard(article, context))}
          />
        ) : null}
        {adAt(2)}
        {blocks.rest.length > 0 ? (
          <section>
            <SectionHead
              title={t('home.moreNews')}
              more={{ href: buildPath(site, 'latest', {}), text: t('shell.seeAll') }}
            />
            <CardGrid>{articleCards(blocks.rest, 'tile', context)}</CardGrid>
          </section>
        ) : null}
        <FrontLists
          context={context}
          lists={data.lists}
          shown={new Set([...shown, ...mostRead.map(({ id }) => id)])}
        />
      </div>
    </>
  );
}
