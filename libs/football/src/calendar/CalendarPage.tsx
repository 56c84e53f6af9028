import { LiveMatches } from '@cancha/blocks/liveMatches/LiveMatches';
import { createScreenPage } from '@cancha/blocks/screen/createScreenPage';
import { screenCrumbs } from '@cancha/site/head/screenCrumbs';
import { movedPage } from '@cancha/site/routes/pageErrors';
import { day } from '@cancha/site/routes/routeBuilders';
import { ReaderHours } from '../matchList/ReaderHours';
import { weekOf } from '../matchList/weekOf';
import { datedAddress, datedPath } from '../results/datedPath';
import { calendarTitle, CalendarView } from './CalendarView';
import { loadCalendarPage } from './loadCalendarPage';

/** What was played and what comes in the competitions a site follows, week by week. */
export const {
  route: calendarRoute,
  Page: CalendarPage,
  generateMetadata: generateCalendarMetadata,
} = createScreenPage<{ site: string; date: string }>({
  name: 'calendar',
  file: 'calendar/[date]',
  choices: { date: day },
  async load(context, { date }) {
    const { site, brandConfig, t } = context;
    const monday = date === 'today' ? null : weekOf(date).from;
    // A week has one address: that of its Monday.
    if (monday !== null && monday !== date) movedPage(datedPath('calendar', site, monday));
    const now = new Date();
    const data = await loadCalendarPage(context, monday, now);
    if (!data) return null;
    const crumbs = screenCrumbs(t('calendarPage.title'), context);
    const shown = data.days.map(({ matches }) => ({ matches, asOf: data.asOf }));
    return {
      title: calendarTitle(data, context),
      description: t('calendarPage.description', { brand: brandConfig.name, zone: brandConfig.zoneName }),
      address: datedAddress('calendar', weekOf(data.today).from === data.from ? null : data.from),
      path: datedPath('calendar', site, null),
      crumbs,
      head: (
        <>
          <ReaderHours context={context} />
          <LiveMatches context={context} shown={shown} now={now} />
        </>
      ),
      // A week without a match has nothing for a search engine to find.
      isHidden: data.days.length === 0,
      content: <CalendarView context={context} data={data} crumbs={crumbs} now={now} />,
    };
  },
  sitemap: async (context) => {
    const calendar = await loadCalendarPage(context, null, new Date());
    return calendar !== null && calendar.days.length > 0;
  },
});
