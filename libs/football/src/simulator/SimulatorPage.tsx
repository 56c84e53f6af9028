import { buildPath } from '@cancha/routing/buildPath';
import { hasPage } from '@cancha/routing/hasPage';
import { noPicks } from '@cancha/stats/simulator/Picks';
import { hasNoPicks, dropImpossiblePicks } from '@cancha/stats/simulator/applyPick';
import { simulateTournament } from '@cancha/stats/simulator/simulateTournament';
import { TopicChips } from '@cancha/ui/article/TopicChips/TopicChips';
import { Breadcrumbs } from '@cancha/ui/block/Breadcrumbs/Breadcrumbs';
import { Headline } from '@cancha/ui/text/Headline/Headline';
import type { Metadata } from 'next';
import type { JSX } from 'react';
import { rankingWords } from '@cancha/blocks/tables/rankingWords';
import { hidden } from '@cancha/site/head/pageRobots';
import { screenCrumbs } from '@cancha/site/head/screenCrumbs';
import { PageShell } from '@cancha/site/shell/PageShell';
import { ShareTags } from '@cancha/site/shell/ShareTags';

import { StaticHtml } from '@cancha/site/staticHtml/StaticHtml';
import { loadSimulator } from './loadSimulator';
import { readPicks } from './picksHash';
import { pictureSize } from '../match/drawMatchPicture';
import styles from './Simulator.module.css';
import { SimulatorForm } from './SimulatorForm';
import { SimulatorLife } from './SimulatorLife.client';
import { pickAction, simulatorPath, simulatorPicturePath } from './simulatorPaths';
import { simulatorPlace } from './simulatorPlace';
import { toSimulatorWords } from './toSimulatorWords';

import { pageLoader } from '@cancha/site/routes/pageLoader';
import { pageRoute } from '@cancha/site/routes/routeBuilders';

type SimulatorPageProps = { params: Promise<{ site: string; hash: string }> };

const load = pageLoader(async (context, { hash }: Awaited<SimulatorPageProps['params']>) => {
  const picks = readPicks(hash);
  return picks && { picks, ...(await loadSimulator(context)) };
});

export const simulatorRoute = pageRoute({
  name: 'simulator',
  file: 'simulator/[hash]',
  check: load.check,
  perMinute: 300,
});

/** A World Cup as somebody filled it in. The address holds all of it. */
export async function SimulatorPage({ params }: SimulatorPageProps): Promise<JSX.Element> {
  const { hash } = await params;
  const [context, { picks, teams, real }] = await load(params);
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
        <StaticHtml>
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
        </StaticHtml>
        <SimulatorLife key={hash} hash={hash} path={path} {...shown}>
          <StaticHtml>
            <div {...{ [simulatorPlace]: '' }}>
              <SimulatorForm {...dropImpossiblePicks(picks)} {...shown} alive={null} />
            </div>
          </StaticHtml>
        </SimulatorLife>
      </div>
    </PageShell>
  );
}

export async function generateSimulatorMetadata({ params }: SimulatorPageProps): Promise<Metadata> {
  const [context, { picks }] = await load(params);
  const { site, brandConfig, t } = context;
  return {
    title: t('simulator.title'),
    description: t('simulator.description', { brand: brandConfig.name }),
    alternates: { canonical: simulatorPath(site, picks) },
    // There are more of them than anybody could read.
    robots: hidden,
  };
}
