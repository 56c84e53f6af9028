import type { Metadata } from 'next';
import type { JSX } from 'react';
import { breadcrumbJsonLd } from '@cancha/site/head/breadcrumbJsonLd';
import { ReaderHours } from '../matchList/ReaderHours';
import { pageHead } from '@cancha/site/head/pageHead';
import { hidden } from '@cancha/site/head/pageRobots';
import { screenCrumbs } from '@cancha/site/head/screenCrumbs';
import { StructuredData } from '@cancha/site/jsonLd/StructuredData';
import { LiveMatches } from '@cancha/blocks/liveMatches/LiveMatches';
import { PageShell } from '@cancha/site/shell/PageShell';

import { calendarAddress, calendarPath } from '../results/calendarPath';
import { calendarTitle } from './calendarTitle';
import { CalendarView } from './CalendarView';
import { loadCalendarPage, type CalendarData } from './loadCalendarPage';
import { weekOf } from './weekOf';
import { movedPage } from '@cancha/site/routes/pageErrors';
import { pageLoader } from '@cancha/site/routes/pageLoader';
import { day, pageRoute } from '@cancha/site/routes/routeBuilders';

/** `date` is a day of the week, or `today` where none was asked for. */
type CalendarPageProps = { params: Promise<{ site: string; date: string }> };

const load = pageLoader((context, { date }: Awaited<CalendarPageProps['params']>) => {
  const monday = date === 'today' ? null : weekOf(date).from;
  // A week has one address: that of its Monday.
  if (monday !== null && monday !== date) movedPage(calendarPath(context.site, monday));
  return loadCalendarPage(context, monday, new Date());
});

export const calendarRoute = pageRoute({
  name: 'calendar',
  file: 'calendar/[date]',
  choices: { date: day },
  check: load.check,
  sitemap: async (context) => {
    const calendar = await loadCalendarPage(context, null, new Date());
    return calendar !== null && calendar.days.length > 0;
  },
});

const addressOf = ({ from, today }: CalendarData) =>
  calendarAddress(weekOf(today).from === from ? null : from);

/** What was played and what comes in the competitions a site follows, week by week. */
export async function CalendarPage({ params }: CalendarPageProps): Promise<JSX.Element> {
  const [context, data] = await load(params);
  const now = new Date();
  const crumbs = screenCrumbs(context.t('calendarPage.title'), context);
  return (
    <PageShell
      context={context}
      path={calendarPath(context.site, null)}
      head={
        <>
          <StructuredData data={[breadcrumbJsonLd(crumbs, context.site)]} />
          <ReaderHours context={context} />
          <LiveMatches
            context={context}
            shown={data.days.map(({ matches }) => ({ matches, asOf: data.asOf }))}
            now={now}
          />
        </>
      }
    >
      <CalendarView context={context} data={data} crumbs={crumbs} now={now} />
    </PageShell>
  );
}

export async function generateCalendarMetadata({ params }: CalendarPageProps): Promise<Metadata> {
  const [context, data] = await load(params);
  const { brandConfig, t } = context;
  return {
    title: calendarTitle(data, context),
    description: t('calendarPage.description', { brand: brandConfig.name, zone: brandConfig.zoneName }),
    ...pageHead(context, addressOf(data), 'page'),
    // A week without a match has nothing for a search engine to find.
    ...(data.days.length === 0 ? { robots: hidden } : {}),
  };
}
