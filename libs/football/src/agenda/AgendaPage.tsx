import type { Metadata } from 'next';
import type { JSX } from 'react';
import { breadcrumbJsonLd } from '@cancha/site/head/breadcrumbJsonLd';
import { ReaderHours } from '../matchList/ReaderHours';
import { pageHead } from '@cancha/site/head/pageHead';
import { hidden } from '@cancha/site/head/pageRobots';
import { routeAddress } from '@cancha/site/head/routeAddress';
import { screenCrumbs } from '@cancha/site/head/screenCrumbs';
import { StructuredData } from '@cancha/site/jsonLd/StructuredData';
import { LiveMatches } from '@cancha/blocks/liveMatches/LiveMatches';
import { PageShell } from '@cancha/site/shell/PageShell';

import { AgendaView } from './AgendaView';
import { loadAgendaPage } from './loadAgendaPage';
import { pageLoader } from '@cancha/site/routes/pageLoader';
import { pageRoute } from '@cancha/site/routes/routeBuilders';

type AgendaPageProps = { params: Promise<{ site: string }> };

const address = routeAddress('agenda', {}, { sharedWith: 'family' });

const load = pageLoader((context) => loadAgendaPage(context, new Date()));

export const agendaRoute = pageRoute({
  name: 'agenda',
  file: 'agenda',
  check: load.check,
  sitemap: async (context) => {
    const agenda = await loadAgendaPage(context, new Date());
    return agenda !== null && agenda.days.length + agenda.later.length > 0;
  },
});

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
