import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { JSX } from 'react';
import { breadcrumbJsonLd } from '../head/breadcrumbJsonLd';
import { ReaderHours } from '../football/ReaderHours';
import { pageHead } from '../head/pageHead';
import { hidden } from '../head/pageRobots';
import { routeAddress } from '../head/routeAddress';
import { screenCrumbs } from '../head/screenCrumbs';
import { StructuredData } from '../jsonLd/StructuredData';
import { LiveMatches } from '../live/LiveMatches';
import { PageShell } from '../shell/PageShell';
import { getSiteContext, type SiteContext } from '../site/SiteContext';
import { AgendaView } from './AgendaView';
import { loadAgendaPage, type AgendaData } from './loadAgendaPage';

type AgendaPageProps = { params: Promise<{ site: string }> };

const address = routeAddress('agenda', {}, { sharedWith: 'family' });

async function load(params: AgendaPageProps['params']): Promise<[SiteContext, AgendaData]> {
  const context = await getSiteContext((await params).site);
  return [context, (await loadAgendaPage(context, new Date())) ?? notFound()];
}

/** What is on today and in the days to come. */
export async function AgendaPage({ params }: AgendaPageProps): Promise<JSX.Element> {
  const [context, data] = await load(params);
  const crumbs = screenCrumbs(context.t('screens.schedule'), context);
  return (
    <PageShell
      context={context}
      path={address.on(context.site)}
      head={
        <>
          <StructuredData data={[breadcrumbJsonLd(crumbs, context.site)]} />
          <ReaderHours context={context} />
          <LiveMatches
            context={context}
            shown={data.days.map(({ matches }) => ({ matches, asOf: data.asOf }))}
            now={new Date()}
          />
        </>
      }
    >
      <AgendaView context={context} data={data} crumbs={crumbs} />
    </PageShell>
  );
}

export async function generateAgendaMetadata({ params }: AgendaPageProps): Promise<Metadata> {
  const [context, { days, later }] = await load(params);
  const { brandConfig, t } = context;
  return {
    title: t('screens.schedule'),
    description: t('agenda.description', { brand: brandConfig.name, zone: brandConfig.zoneName }),
    ...pageHead(context, address, 'page'),
    ...(days.length + later.length === 0 ? { robots: hidden } : {}),
  };
}
