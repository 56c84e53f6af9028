import { buildPath } from '@cancha/routing/buildPath';
import { deviceAttributes, jsOnlyClass } from '@cancha/ui/device/deviceAttributes';
import { Headline } from '@cancha/ui/text/Headline/Headline';
import type { Metadata } from 'next';
import type { JSX } from 'react';
import { DeviceFile } from '../../device/DeviceFile.client';
import { deviceFileProps } from '../../device/deviceFileProps';
import styles from '../../device/DevicePages.module.css';
import { KeptArticles } from '../../device/KeptArticles.client';
import { statusWords } from '../../device/settingWords';
import { hidden } from '../../head/pageRobots';
import { PageShell } from '../../shell/PageShell';
import { getSiteContext, type SiteContext } from '../../context/SiteContext';

type SavedPageProps = { params: Promise<{ site: string }> };

/** What a reader keeps on this device, and read lately. The lists are there, not here: the page is the same for all. */
export async function SavedPage({ params }: SavedPageProps): Promise<JSX.Element> {
  const context = await getSiteContext((await params).site);
  return (
    <PageShell context={context} path={buildPath(context.site, 'saved', {})} live>
      <SavedView context={context} />
    </PageShell>
  );
}

/** The frame of the two lists; without JavaScript a line that says what it takes. */
function SavedView({ context }: { context: SiteContext }): JSX.Element {
  const { site, t } = context;
  return (
    <div className={`wrap ${styles['page']} ${styles['shelves']}`}>
      <div className={styles['head']}>
        <Headline level={1} size="lead">
          {t('device.saved')}
        </Headline>
        <p>{t('device.savedText')}</p>
        <p className={jsOnlyClass}>
          <a href={buildPath(site, 'preferences', {})} {...{ [deviceAttributes.action]: 'preferences' }}>
            {t('device.preferences')}
          </a>
        </p>
      </div>
      <noscript>
        <p>{t('device.needsScript')}</p>
      </noscript>
      <KeptArticles
        site={site.id}
        dates={{ locale: site.formatLocale, timeZone: site.timeZone }}
        labels={{
          none: t('device.savedNone'),
          noneHint: t('device.savedNoneHint'),
          recent: t('device.recent'),
          recentNone: t('device.recentNone'),
          recentOff: t('device.recentOff'),
          drop: t('device.drop'),
          status: statusWords(context),
        }}
      />
      <DeviceFile {...deviceFileProps(context)} />
    </div>
  );
}

export async function generateSavedMetadata({ params }: SavedPageProps): Promise<Metadata> {
  const { site, t } = await getSiteContext((await params).site);
  return {
    title: t('device.saved'),
    description: t('device.savedText'),
    alternates: { canonical: buildPath(site, 'saved', {}) },
    robots: hidden,
  };
}
