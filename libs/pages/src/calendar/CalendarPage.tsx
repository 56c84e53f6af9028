import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import type { JSX } from 'react';
import { breadcrumbJsonLd } from '../head/breadcrumbJsonLd';
import { ReaderHours } from '../football/ReaderHours';
import { pageHead } from '../head/pageHead';
import { hidden } from '../head/pageRobots';
import { screenCrumbs } from '../head/screenCrumbs';
import { StructuredData } from '../jsonLd/StructuredData';
import { LiveMatches } from '../live/LiveMatches';
import { PageShell } from '../shell/PageShell';
import { getSiteContext, type SiteContext } from '../site/SiteContext';
import { calendarAddress, calendarPath } from './calendarPath';
import { calendarTitle } from './calendarTitle';
import { CalendarView } from './CalendarView';
import { loadCalendarPage, type CalendarData } from './loadCalendarPage';
import { weekOf } from './weekOf';

/** `date` is a day of the week, or `today` where none was asked for. */
type CalendarPageProps = { params: Promise<{ site: string; date: string }> };

async function load(params: CalendarPageProps['params']): Promise<[SiteContext, CalendarData]> {
  const { site, date } = await params;
  const context = await getSiteContext(site);
  const monday = date === 'today' ? null : weekOf(date).from;
  // A week has one address: that of its Monday.
  if (monday !== null && monday !== date) permanentRedirect(calendarPath(context.site, monday));
  return [context, (await loadCalendarPage(context, monday, new Date())) ?? notFound()];
}

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
