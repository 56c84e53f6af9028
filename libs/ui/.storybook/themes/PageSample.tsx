import { Card, type CardKind } from '@cancha/ui/article/Card/Card';
import { ClockList } from '@cancha/ui/article/ClockList/ClockList';
import { LeadStory } from '@cancha/ui/article/LeadStory/LeadStory';
import { MostRead } from '@cancha/ui/article/MostRead/MostRead';
import { Poll } from '@cancha/ui/block/Poll/Poll';
import { CardGrid } from '@cancha/ui/list/CardGrid/CardGrid';
import { CardList } from '@cancha/ui/list/CardList/CardList';
import { Pager } from '@cancha/ui/list/Pager/Pager';
import { SectionHead } from '@cancha/ui/list/SectionHead/SectionHead';
import { MatchBox } from '@cancha/ui/match/MatchBox/MatchBox';
import { MatchStrip } from '@cancha/ui/match/MatchStrip/MatchStrip';
import { Footer } from '@cancha/ui/shell/Footer/Footer';
import { Header } from '@cancha/ui/shell/Header/Header';
import { RankingTable } from '@cancha/ui/standings/RankingTable/RankingTable';
import { storyArticles } from '@cancha/ui/stories/storyArticles';
import { storyFooter } from '@cancha/ui/stories/storyFooter';
import { storyButtons, storyHeader } from '@cancha/ui/stories/storyHeader';
import { storyMatchBox } from '@cancha/ui/stories/storyMatchBox';
import { storyMatches } from '@cancha/ui/stories/storyMatches';
import { storyMenus } from '@cancha/ui/stories/storyMenus';
import { storyPoll } from '@cancha/ui/stories/storyPoll';
import { storyRanking } from '@cancha/ui/stories/storyRanking';
import type { JSX } from 'react';
import styles from './themes.module.css';

const cards = (kind: CardKind, from: number, to: number) =>
  storyArticles
    .slice(from, to)
    .map((article) => <Card key={article.id} article={article} kind={kind} level={3} />);

const clock = storyArticles.slice(2, 7).map(({ id, title, href }, i) => ({
  id,
  title,
  href,
  published: { iso: `2026-07-19T${20 - i}:05:00-06:00`, text: `${20 - i}:05` },
}));

function Top(): JSX.Element {
  const [first, ...others] = storyMenus.main;
  return (
    <>
      <Header
        {...storyHeader}
        items={[{ ...first, current: true }, ...others]}
        buttons={{ trending: storyButtons.trending }}
      />
      <MatchStrip
        label="Partidos"
        title="Mundial 2026"
        zone="hora de Costa Rica"
        matches={[
          storyMatches.live,
          storyMatches.final,
          storyMatches.shootOut,
          storyMatches.scheduled,
          storyMatches.halfTime,
        ]}
      />
    </>
  );
}

function Front(): JSX.Element {
  return (
    <div className={styles['front']}>
      <LeadStory
        article={storyArticles[0]}
        excerpt="Un gol al 106 decidió la final en East Rutherford. Argentina había llegado con dos tiempos extra."
      >
        {cards('text', 4, 6)}
      </LeadStory>
      <CardList>{cards('stack', 1, 4)}</CardList>
      <section>
        <SectionHead
          title="Última hora"
          more={{ href: '/ultimas-noticias', text: 'Ver todo', label: 'Ver todo: última hora' }}
        />
        <ClockList items={clock} />
      </section>
    </div>
  );
}

function Below(): JSX.Element {
  return (
    <div className={styles['columns']}>
      <div className={styles['stack']}>
        <SectionHead title="Centroamérica" />
        <CardGrid>{cards('tile', 4, 8)}</CardGrid>
        <MatchBox {...storyMatchBox} />
        <SectionHead title="Lo más visto" />
        <MostRead items={storyArticles.slice(0, 4)} columns={2} />
        <Pager
          page={5}
          lastPage={20}
          hrefOf={(page) => `/ultimas-noticias?page=${page}`}
          labels={{
            nav: 'Páginas',
            previous: 'Anterior',
            next: 'Siguiente',
            page: (page) => `Página ${page}`,
          }}
        />
      </div>
      <div className={styles['stack']}>
        <RankingTable {...storyRanking} />
        <Poll {...storyPoll} status="voted" choice="arg" />
        <a className={styles['button']} href="/resultados/futbol">
          Ver los resultados
        </a>
      </div>
    </div>
  );
}

/** A page's worth of components, to judge a theme by. */
export function PageSample(): JSX.Element {
  return (
    <>
      <Top />
      <main className={`wrap ${styles['page']}`}>
        <Front />
        <Below />
      </main>
      <Footer {...storyFooter} />
    </>
  );
}
