import type { Metadata } from 'next';
import type { JSX } from 'react';
import { breadcrumbJsonLd } from '@cancha/site/head/breadcrumbJsonLd';
import { pageHead } from '@cancha/site/head/pageHead';
import { routeAddress } from '@cancha/site/head/routeAddress';
import { screenCrumbs } from '@cancha/site/head/screenCrumbs';
import { StructuredData } from '@cancha/site/jsonLd/StructuredData';
import { PageShell } from '@cancha/site/shell/PageShell';
import { loadTopicsPage } from './loadTopicsPage';
import { TopicsView } from './TopicsView';

import { pageLoader } from '@cancha/site/routes/pageLoader';
import { pageRoute } from '@cancha/site/routes/routeBuilders';

type TopicsPageProps = { params: Promise<{ site: string }> };

const address = routeAddress('topics', {}, { sharedWith: 'family' });

const load = pageLoader(loadTopicsPage);

export const topicsRoute = pageRoute({ name: 'topics', file: 'topics', check: load.check });

/** The register of everything articles are tagged with. */
export async function TopicsPage({ params }: TopicsPageProps): Promise<JSX.Element> {
  const [context, data] = await load(params);
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
  const [context] = await load(params);
  const { brandConfig, t } = context;
  return {
    title: t('screens.topics'),
    description: t('topics.description', { brand: brandConfig.name }),
    ...pageHead(context, address, 'page'),
  };
}
