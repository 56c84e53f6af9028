import { dataTimeOf } from '@cancha/data-access/api/dataTimes';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { JSX } from 'react';
import { ReaderHours } from '../football/ReaderHours';
import { breadcrumbJsonLd } from '../head/breadcrumbJsonLd';
import { pageHead } from '../head/pageHead';
import { routeAddress } from '../head/routeAddress';
import { screenCrumbs } from '../head/screenCrumbs';
import { StructuredData } from '../jsonLd/StructuredData';
import { LiveMatches, shownMatches } from '../live/LiveMatches';
import { ageSince } from '../live/scoreAge';
import { PageShell } from '../shell/PageShell';
import { ShareTags } from '../shell/ShareTags';
import { getSiteContext, type SiteContext } from '../site/SiteContext';
import { loadWorldCup, type WorldCupData } from './loadWorldCup';
import { WorldCupView } from './WorldCupView';

type WorldCupPageProps = { params: Promise<{ site: string }> };

const address = routeAddress('worldCupCalendar', {}, { sharedWith: 'family' });

async function load(params: WorldCupPageProps['params']): Promise<[SiteContext, WorldCupData]> {
  const context = await getSiteContext((await params).site);
  return [context, (await loadWorldCup(context, new Date())) ?? notFound()];
}

const descriptionOf = ({ t, brandConfig }: SiteContext) =>
  t('worldCup.description', { zone: brandConfig.zoneName });

/** The World Cup: all its matches by day, its groups, its bracket. */
export async function WorldCupPage({ params }: WorldCupPageProps): Promise<JSX.Element> {
  const [context, data] = await load(params);
  const { site, t } = context;
  const crumbs = screenCrumbs(t('screens.worldCupCalendar'), context);
  const path = address.on(site);
  const now = new Date();
  const age = ageSince(dataTimeOf(data.matches), now, context);
  const head = (
    <>
      <StructuredData data={[breadcrumbJsonLd(crumbs, site)]} />
      <ShareTags
        context={context}
        title={t('screens.worldCupCalendar')}
        path={path}
        description={descriptionOf(context)}
        picture={null}
      />
      <ReaderHours context={context} />
      <LiveMatches context={context} shown={[shownMatches(data.matches)]} now={now} />
    </>
  );
  return (
    <PageShell
      context={context}
      path={path}
      head={head}
      from={[data.matches, data.tables, data.nearest, age, context]}
    >
      <WorldCupView context={context} data={data} crumbs={crumbs} age={age} />
    </PageShell>
  );
}

export async function generateWorldCupMetadata({ params }: WorldCupPageProps): Promise<Metadata> {
  const [context] = await load(params);
  return {
    title: context.t('screens.worldCupCalendar'),
    description: descriptionOf(context),
    ...pageHead(context, address, 'page'),
  };
}
