import type { Article } from '@cancha/data-access/content/Article';
import { buildPath } from '@cancha/routing/buildPath';
import { Card } from '@cancha/ui/article/Card/Card';
import { ClockList } from '@cancha/ui/article/ClockList/ClockList';
import { LeadStory } from '@cancha/ui/article/LeadStory/LeadStory';
import { MostRead } from '@cancha/ui/article/MostRead/MostRead';
import { RecommendedBlock } from '@cancha/ui/block/RecommendedBlock/RecommendedBlock';
import { CardGrid } from '@cancha/ui/list/CardGrid/CardGrid';
import { SectionHead } from '@cancha/ui/list/SectionHead/SectionHead';
import type { JSX } from 'react';
import type { SiteContext } from '../site/SiteContext';
import { toCard } from '../site/toCard';
import { toClockItem } from '../site/toClockItem';
import { arrangeHome, shownIn } from './arrangeHome';
import styles from './HomeView.module.css';
import type { HomeData } from './loadHomePage';
import { ScorersBox } from '../football/ScorersBox';
import { TableBox } from '../football/TableBox';

type HomeViewProps = { context: SiteContext; data: HomeData; now: Date };

const cards = (articles: readonly Article[], kind: 'row' | 'stack' | 'tile' | 'text', level = 3) =>
  articles.map((article) => <Card key={article.id} article={toCard(article)} kind={kind} level={level} />);

export function HomeView({ context, data, now }: HomeViewProps): JSX.Element {
  const { site, profile, t, format } = context;
  const blocks = arrangeHome(data.articles);
  const more = { href: buildPath(site, 'latest', {}), text: t('shell.seeAll') };
  const [worldFirst, ...worldRest] = blocks.world;
  const latest = blocks.latest.flatMap((article) => toClockItem(article, format, now));
  const shown = shownIn(blocks);
  const mostRead = data.mostRead.filter(({ id }) => !shown.has(id)).slice(0, 6);
  return (
    <>
      <h1 className="srOnly">{t('home.heading', { brand: profile.name, tagline: profile.tagline })}</h1>
      <div className={`wrap ${styles['page']}`}>
        <div className={styles['front']}>
          {blocks.lead ? (
            <LeadStory article={toCard(blocks.lead)} excerpt={blocks.lead.excerpt}>
              {cards(blocks.underLead, 'text')}
            </LeadStory>
          ) : null}
          <div className={styles['list']}>{cards(blocks.seconds, 'stack')}</div>
          {latest.length > 0 ? (
            <section className={styles['rail']}>
              <SectionHead title={t('shell.latest')} more={more} />
              <ClockList items={latest} />
            </section>
          ) : null}
        </div>

        {blocks.countries.length > 0 ? (
          <section>
            <SectionHead title={t('home.centralAmerica')} />
            <CardGrid>{cards(blocks.countries, 'tile')}</CardGrid>
          </section>
        ) : null}

        <div className={styles['columns']}>
          {worldFirst ? (
            <section>
              <SectionHead
                title={t('home.worldCup')}
                more={{ href: '/mundial-2026', text: t('home.moreNews') }}
              />
              <div className={styles['halves']}>
                <div className={styles['list']}>
                  <Card article={toCard(worldFirst)} kind="second" level={3} />
                  {cards(worldRest.slice(0, 1), 'row')}
                </div>
                <div className={styles['list']}>{cards(worldRest.slice(1), 'row')}</div>
              </div>
            </section>
          ) : null}
          <TableBox context={context} widget={data.table} />
        </div>
      </div>

      {blocks.band.length > 0 ? (
        <section className={styles['band']} aria-labelledby="band">
          <div className="wrap">
            <SectionHead title={t('home.worldNews')} id="band" />
            <div
              className={`scrollRow ${styles['bandRow']}`}
              tabIndex={0}
              role="group"
              aria-labelledby="band"
            >
              {blocks.band.map((article) => (
                <div key={article.id} className={styles['bandItem']}>
                  <Card article={toCard(article)} kind="classic" level={3} />
                </div>
              ))}
            </div>
          </div>
        </section>
      ) : null}

      <div className={`wrap ${styles['page']} ${styles['after']}`}>
        <div className={styles['columns']}>
          {mostRead.length > 0 ? (
            <section>
              <SectionHead
                title={t('shell.mostRead')}
                more={{ href: buildPath(site, 'trending', {}), text: t('home.moreOf') }}
              />
              <MostRead items={mostRead.map(toCard)} columns={2} />
            </section>
          ) : null}
          <ScorersBox context={context} widget={data.scorers} />
        </div>
        <RecommendedBlock title={t('home.clubs')} id="clubs" articles={blocks.clubs.map(toCard)} />
        {blocks.rest.length > 0 ? (
          <section>
            <SectionHead title={t('home.moreNews')} more={more} />
            <CardGrid>{cards(blocks.rest, 'tile')}</CardGrid>
          </section>
        ) : null}
      </div>
    </>
  );
}
