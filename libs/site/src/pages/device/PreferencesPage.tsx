import { buildPath } from '@cancha/routing/buildPath';
import type { Metadata } from 'next';
import type { JSX } from 'react';
import { hidden } from '../../head/pageRobots';
import { PageShell } from '../../shell/PageShell';
import { getSiteContext } from '../../context/SiteContext';
import { PreferencesView } from './PreferencesView';

type PreferencesPageProps = { params: Promise<{ site: string }> };

/** All a reader may choose, in one place. What was chosen is on the reader's device: the page is the same for all. */
export async function PreferencesPage({ params }: PreferencesPageProps): Promise<JSX.Element> {
  const context = await getSiteContext((await params).site);
  return (
    <PageShell context={context} path={buildPath(context.site, 'preferences', {})}>
      <PreferencesView context={context} />
    </PageShell>
  );
}

export async function generatePreferencesMetadata({ params }: PreferencesPageProps): Promise<Metadata> {
  const { site, t } = await getSiteContext((await params).site);
  return {
    title: t('device.preferences'),
    description: t('device.preferencesText'),
    alternates: { canonical: buildPath(site, 'preferences', {}) },
    robots: hidden,
  };
}
