import type { Metadata } from 'next';
import type { JSX } from 'react';
import { ReaderHours } from '../matchList/ReaderHours';
import { hidden } from '@cancha/site/head/pageRobots';
import { pageHead } from '@cancha/site/head/pageHead';
import { LiveMatches } from '@cancha/blocks/liveMatches/LiveMatches';
import { PageShell } from '@cancha/site/shell/PageShell';
import { ShareTags } from '@cancha/site/shell/ShareTags';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { resultsTitle } from './dayWords';
import { loadResultsPage } from './loadResultsPage';
import { resultsAddress, resultsPath } from './resultsPath';
import { ResultsView } from './ResultsView';

import { pageLoader } from '@cancha/site/routes/pageLoader';
import { day, pageRoute } from '@cancha/site/routes/routeBuilders';

/** `date` is a day, or `today` where none was asked for. */
type ResultsPageProps = { params: Promise<{ site: string; date: string }> };

const load = pageLoader((context, { date }: Awaited<ResultsPageProps['params']>) =>
  loadResultsPage(context, date === 'today' ? null : date, new Date()),
);

export const resultsRoute = pageRoute({
  name: 'resultsHome',
  file: 'results/[date]',
  choices: { date: day },
  check: load.check,
});

export async function ResultsPage({ params }: ResultsPageProps): Promise<JSX.Element> {
  const [context, data] = await load(params);
  const day = data.day === data.today ? null : data.day;
  const head = (
    <>
      <ReaderHours context={context} />
      <LiveMatches context={context} shown={[data]} now={new Date()} />
      <ShareTags
        context={context}
        title={resultsTitle(day, context)}
        path={resultsAddress(day).on(context.site)}
        description={resultsDescription(day, context)}
        picture={null}
      />
    </>
  );
  return (
    <PageShell context={context} path={resultsPath(context.site, null)} head={head}>
      <ResultsView context={context} data={data} />
    </PageShell>
  );
}

/** `null` is today. */
function resultsDescription(day: string | null, { brandConfig, t, format }: SiteContext): string {
  const words = { brand: brandConfig.name, zone: brandConfig.zoneName };
  return day === null
    ? t('results.description', words)
    : t('results.descriptionOfDay', { ...words, day: format.plainDay(day) });
}

export async function generateResultsMetadata({ params }: ResultsPageProps): Promise<Metadata> {
  const [context, data] = await load(params);
  const day = data.day === data.today ? null : data.day;
  return {
    title: resultsTitle(day, context),
    description: resultsDescription(day, context),
    ...pageHead(context, resultsAddress(day), 'page'),
    // A day without a match has nothing for a search engine to find.
    ...(day !== null && data.matches.length === 0 ? { robots: hidden } : {}),
  };
}
