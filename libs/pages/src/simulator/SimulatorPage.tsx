import { buildPath } from '@cancha/routing/buildPath';
import { hasPage } from '@cancha/routing/hasPage';
import { noPicks } from '@cancha/stats/simulator/Picks';
import { hasNoPicks, dropImpossiblePicks } from '@cancha/stats/simulator/applyPick';
import { simulateTournament } from '@cancha/stats/simulator/simulateTournament';
import { TopicChips } from '@cancha/ui/article/TopicChips/TopicChips';
import { Breadcrumbs } from '@cancha/ui/block/Breadcrumbs/Breadcrumbs';
import { Headline } from '@cancha/ui/text/Headline/Headline';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { JSX } from 'react';
import { rankingWords } from '../football/rankingWords';
import { hidden } from '../head/pageRobots';
import { screenCrumbs } from '../head/screenCrumbs';
import { PageShell } from '../shell/PageShell';
import { ShareTags } from '../shell/ShareTags';
import { getSiteContext } from '../site/SiteContext';
import { Static } from '../static/Static';
import { loadSimulator } from './loadSimulator';
import { readPicks } from './picksHash';
import { pictureSize } from './pictureSize';
import styles from './Simulator.module.css';
import { SimulatorForm } from './SimulatorForm';
import { SimulatorLife } from './SimulatorLife.client';
import { simulatorPath } from './simulatorPath';
import { pickAction, simulatorPicturePath } from './simulatorPaths';
import { simulatorPlace } from './simulatorPlace';
import { toSimulatorWords } from './toSimulatorWords';

type SimulatorPageProps = { params: Promise<{ site: string; hash: string }> };

/** A World Cup as somebody filled it in. Whoever has the address has all of it. */
export async function SimulatorPage({ params }: SimulatorPageProps): Promise<JSX.Element> {
  const { site: segment, hash } = await params;
  const context = await getSiteContext(segment);
  const picks = readPicks(hash) ?? notFound();
  const { teams, real } = await loadSimulator(context);
  const { site, brandConfig, t } = context;
  const path = simulatorPath(site, picks);
  const starts = [
    { path: simulatorPath(site, real), text: t('simulator.real'), isThere: !hasNoPicks(real) },
    { path: simulatorPath(site, noPicks), text: t('simulator.nothing'), isThere: true },
    {
      path: buildPath(site, 'worldCupCalendar', {}),
      text: t('screens.worldCupCalendar'),
      isThere: hasPage(site, 'worldCupCalendar'),
    },
  ];
  const action = pickAction(site, hash);
  const shown = { action, teams, words: toSimulatorWords(t), tableLabels: rankingWords(t) };
  const head = (
    <ShareTags
      context={context}
      title={t('simulator.title')}
      path={path}
      description={t('simulator.description', { brand: brandConfig.name })}
      picture={
        simulateTournament(picks).champion === null
          ? null
          : { src: simulatorPicturePath(site, hash), ...pictureSize }
      }
      alt={t('simulator.picture')}
    />
  );
  return (
    <PageShell context={context} path={path} head={head} live>
      <div className={`wrap ${styles['page']}`}>
        <Static>
          <header className={styles['head']}>
            <Breadcrumbs items={screenCrumbs(t('simulator.title'), context)} label={t('breadcrumbs.label')} />
            <Headline level={1} size="lead">
              {t('simulator.title')}
            </Headline>
            <p>{t('simulator.lead')}</p>
            <p>{t('simulator.how')}</p>
            <div className={styles['starts']}>
              {starts
                .filter(({ isThere }) => isThere)
                .map((start) => (
                  <a
                    key={start.path}
                    href={start.path}
                    {...(start.path === path ? { 'aria-current': 'page' as const } : {})}
                  >
                    {start.text}
                  </a>
                ))}
            </div>
            <TopicChips
              label={t('worldCup.parts')}
              topics={[
                { name: t('worldCup.groups'), href: '#grupos' },
                { name: t('simulator.thirds'), href: '#terceros' },
                { name: t('worldCup.bracket'), href: '#llaves' },
              ]}
            />
          </header>
        </Static>
        <SimulatorLife key={hash} hash={hash} path={path} {...shown}>
          <Static>
            <div {...{ [simulatorPlace]: '' }}>
              <SimulatorForm {...dropImpossiblePicks(picks)} {...shown} alive={null} />
            </div>
          </Static>
        </SimulatorLife>
      </div>
    </PageShell>
  );
}

export async function generateSimulatorMetadata({ params }: SimulatorPageProps): Promise<Metadata> {
  const { site: segment, hash } = await params;
  const { site, brandConfig, t } = await getSiteContext(segment);
  const picks = readPicks(hash) ?? notFound();
  return {
    title: t('simulator.title'),
    description: t('simulator.description', { brand: brandConfig.name }),
    alternates: { canonical: simulatorPath(site, picks) },
    // There are more of them than anybody could read.
    robots: hidden,
  };
}
