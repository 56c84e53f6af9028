import { dataTimeOf } from '@cancha/data-access/api/dataTimes';
import type { Metadata } from 'next';
import type { JSX } from 'react';
import { ReaderHours } from '../matchList/ReaderHours';
import { breadcrumbJsonLd } from '@cancha/site/head/breadcrumbJsonLd';
import { pageHead } from '@cancha/site/head/pageHead';
import { routeAddress } from '@cancha/site/head/routeAddress';
import { screenCrumbs } from '@cancha/site/head/screenCrumbs';
import { StructuredData } from '@cancha/site/jsonLd/StructuredData';
import { LiveMatches, shownOf } from '@cancha/blocks/liveMatches/LiveMatches';
import { ageSince } from '@cancha/blocks/matches/scoreAge';
import { PageShell } from '@cancha/site/shell/PageShell';
import { ShareTags } from '@cancha/site/shell/ShareTags';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { loadWorldCup } from './loadWorldCup';
import { WorldCupView } from './WorldCupView';

import { pageLoader } from '@cancha/site/routes/pageLoader';
import { pageRoute } from '@cancha/site/routes/routeBuilders';

type WorldCupPageProps = { params: Promise<{ site: string }> };

const address = routeAddress('worldCupCalendar', {}, { sharedWith: 'family' });

const load = pageLoader((context) => loadWorldCup(context, new Date()));

export const worldCupRoute = pageRoute({ name: 'worldCupCalendar', file: 'world-cup', check: load.check });

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
      <LiveMatches context={context} shown={[shownOf(data.matches, data.matches)]} now={now} />
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
