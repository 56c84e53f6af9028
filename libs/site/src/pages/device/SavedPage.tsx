import { buildPath } from '@cancha/routing/buildPath';
import { deviceAttributes, jsOnlyClass } from '@cancha/ui/device/deviceAttributes';
import type { Metadata } from 'next';
import type { JSX } from 'react';
import { KeptArticles } from '../../device/KeptArticles.client';
import { statusWords } from '../../device/settingWords';
import { hidden } from '../../head/pageRobots';
import { PageShell } from '../../shell/PageShell';
import { getSiteContext, type SiteContext } from '../../context/SiteContext';
import { ShelfView } from './ShelfView';

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

/** What was saved and what was read lately. */
function SavedView({ context }: { context: SiteContext }): JSX.Element {
  const { site, t } = context;
  return (
    <ShelfView
      context={context}
      title={t('device.saved')}
      text={t('device.savedText')}
      ways={
        <p className={jsOnlyClass}>
          <a href={buildPath(site, 'preferences', {})} {...{ [deviceAttributes.action]: 'preferences' }}>
            {t('device.preferences')}
          </a>
        </p>
      }
    >
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
    </ShelfView>
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
