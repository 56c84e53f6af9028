import { buildPath } from '@cancha/routing/buildPath';
import type { Metadata } from 'next';
import type { JSX } from 'react';
import { hidden } from '../../head/pageRobots';
import { PageShell } from '../../shell/PageShell';
import { getSiteContext } from '../../context/SiteContext';
import { SavedView } from './SavedView';

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

export async function generateSavedMetadata({ params }: SavedPageProps): Promise<Metadata> {
  const { site, t } = await getSiteContext((await params).site);
  return {
    title: t('device.saved'),
    description: t('device.savedText'),
    alternates: { canonical: buildPath(site, 'saved', {}) },
    robots: hidden,
  };
}
