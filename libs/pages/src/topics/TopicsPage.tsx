import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { JSX } from 'react';
import { breadcrumbJsonLd } from '../head/breadcrumbJsonLd';
import { pageHead } from '../head/pageHead';
import { routeAddress } from '../head/routeAddress';
import { screenCrumbs } from '../head/screenCrumbs';
import { StructuredData } from '../jsonLd/StructuredData';
import { PageShell } from '../shell/PageShell';
import { getSiteContext } from '../site/SiteContext';
import { loadTopicsPage } from './loadTopicsPage';
import { TopicsView } from './TopicsView';

type TopicsPageProps = { params: Promise<{ site: string }> };

const address = routeAddress('topics', {}, { sharedWith: 'family' });

/** The register of everything articles are tagged with. */
export async function TopicsPage({ params }: TopicsPageProps): Promise<JSX.Element> {
  const context = await getSiteContext((await params).site);
  const data = (await loadTopicsPage(context)) ?? notFound();
  const crumbs = screenCrumbs(context.t('screens.topics'), context);
  return (
    <PageShell
      context={context}
      path={address.on(context.site)}
      head={<StructuredData data={[breadcrumbJsonLd(crumbs, context.site)]} />}
    >
      <TopicsView context={context} data={data} crumbs={crumbs} />
    </PageShell>
  );
}

export async function generateTopicsMetadata({ params }: TopicsPageProps): Promise<Metadata> {
  const context = await getSiteContext((await params).site);
  // A page that does not exist has the title of one that does not.
  if (!(await loadTopicsPage(context))) notFound();
  const { brandConfig, t } = context;
  return {
    title: t('screens.topics'),
    description: t('topics.description', { brand: brandConfig.name }),
    ...pageHead(context, address, 'page'),
  };
}
