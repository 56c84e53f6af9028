import { buildPath } from '@cancha/routing/buildPath';
import { InfoBlock } from '@cancha/ui/block/InfoBlock/InfoBlock';
import type { Metadata } from 'next';
import type { JSX } from 'react';
import { hidden } from '../../head/pageRobots';
import { problemWords } from '../problem/problemWords';
import { PageShell } from '../../shell/PageShell';
import { getSiteContext } from '../../context/SiteContext';

type RefusedPreviewProps = { params: Promise<{ site: string }> };

/** What an editor sees whose link has expired, was cut, or is of another site. */
export async function RefusedPreviewPage({ params }: RefusedPreviewProps): Promise<JSX.Element> {
  const context = await getSiteContext((await params).site);
  const { site, t } = context;
  return (
    <PageShell context={context} path="">
      <InfoBlock
        kind="notFound"
        title={t('preview.refused')}
        text={t('preview.refusedText')}
        siteUrl={buildPath(site, 'home', {})}
        labels={problemWords(t)}
      />
    </PageShell>
  );
}

export async function generateRefusedPreviewMetadata({ params }: RefusedPreviewProps): Promise<Metadata> {
  const { t } = await getSiteContext((await params).site);
  return { title: { absolute: t('preview.refused') }, robots: hidden };
}
