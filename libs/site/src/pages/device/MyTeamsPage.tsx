import { buildPath } from '@cancha/routing/buildPath';
import { hasPage } from '@cancha/routing/hasPage';
import { Headline } from '@cancha/ui/text/Headline/Headline';
import type { Metadata } from 'next';
import type { JSX } from 'react';
import { DeviceFile } from '../../device/DeviceFile.client';
import { deviceFileProps } from '../../device/deviceFileProps';
import styles from '../../device/DevicePages.module.css';
import { FollowedList } from '../../device/FollowedList.client';
import { statusWords } from '../../device/settingWords';
import { hidden } from '../../head/pageRobots';
import { PageShell } from '../../shell/PageShell';
import { getSiteContext, type SiteContext } from '../../context/SiteContext';

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

/** The frame of the list, with ways to what can be followed; without JavaScript a line that says what it takes. */
function MyTeamsView({ context }: { context: SiteContext }): JSX.Element {
  const { site, t } = context;
  const ways = [
    { page: 'competitions', name: t('competitionIndex.title') },
    { page: 'search', name: t('search.title') },
    { page: 'resultsHome', name: t('results.title') },
    { page: 'saved', name: t('device.saved') },
  ] as const;
  return (
    <div className={`wrap ${styles['page']} ${styles['shelves']}`}>
      <div className={styles['head']}>
        <Headline level={1} size="lead">
          {t('follow.title')}
        </Headline>
        <p>{t('follow.text')}</p>
        <p className={styles['ways']}>
          {ways
            .filter(({ page }) => hasPage(site, page))
            .map(({ page, name }) => (
              <a key={page} href={buildPath(site, page, {})}>
                {name}
              </a>
            ))}
        </p>
      </div>
      <noscript>
        <p>{t('device.needsScript')}</p>
      </noscript>
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
      <DeviceFile {...deviceFileProps(context)} />
    </div>
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
