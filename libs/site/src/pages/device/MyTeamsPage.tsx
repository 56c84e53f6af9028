import { buildPath } from '@cancha/routing/buildPath';
import { hasPage } from '@cancha/routing/hasPage';
import type { Metadata } from 'next';
import type { JSX } from 'react';
import styles from '../../device/DevicePages.module.css';
import { FollowedList } from '../../device/FollowedList.client';
import { statusWords } from '../../device/settingWords';
import { hidden } from '../../head/pageRobots';
import { PageShell } from '../../shell/PageShell';
import { getSiteContext, type SiteContext } from '../../context/SiteContext';
import { ShelfView } from './ShelfView';

type MyTeamsPageProps = { params: Promise<{ site: string }> };

/** What a reader follows on this device. The list is there, not here: the page is the same for all. */
export async function MyTeamsPage({ params }: MyTeamsPageProps): Promise<JSX.Element> {
  const context = await getSiteContext((await params).site);
  return (
    <PageShell context={context} path={buildPath(context.site, 'myTeams', {})} live>
      <MyTeamsView context={context} />
    </PageShell>
  );
}

/** What is followed, with ways to what can be. */
function MyTeamsView({ context }: { context: SiteContext }): JSX.Element {
  const { site, t } = context;
  const ways = [
    { page: 'competitions', name: t('competitionIndex.title') },
    { page: 'search', name: t('search.title') },
    { page: 'resultsHome', name: t('results.title') },
    { page: 'saved', name: t('device.saved') },
  ] as const;
  return (
    <ShelfView
      context={context}
      title={t('follow.title')}
      text={t('follow.text')}
      ways={
        <p className={styles['ways']}>
          {ways
            .filter(({ page }) => hasPage(site, page))
            .map(({ page, name }) => (
              <a key={page} href={buildPath(site, page, {})}>
                {name}
              </a>
            ))}
        </p>
      }
    >
      <FollowedList
        site={site.id}
        labels={{
          teams: t('search.teams'),
          competitions: t('search.competitions'),
          none: t('follow.none'),
          noneHint: t('follow.noneHint'),
          drop: t('device.drop'),
          status: { ...statusWords(context), removed: t('follow.removed') },
        }}
      />
    </ShelfView>
  );
}

export async function generateMyTeamsMetadata({ params }: MyTeamsPageProps): Promise<Metadata> {
  const { site, t } = await getSiteContext((await params).site);
  return {
    title: t('follow.title'),
    description: t('follow.text'),
    alternates: { canonical: buildPath(site, 'myTeams', {}) },
    robots: hidden,
  };
}
