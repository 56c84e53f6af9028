import { getCalendar } from '@cancha/data-access/football/getCalendar';
import { buildPath } from '@cancha/routing/buildPath';
import { withChoice } from '@cancha/routing/footballQuery';
import type { Tournament } from '@cancha/stats/match/Tournament';
import type { Calendar } from '@cancha/stats/tournament/Calendar';
import type { Metadata } from 'next';
import type { JSX } from 'react';
import { entityAddress } from '../entity/entityAddress';
import { entityParams } from '@cancha/blocks/matches/entityHref';
import { EntityShell } from '../entity/EntityShell';
import { keepAddress, readEntityParams, type EntityRouteParams } from '../entity/keepAddress';
import { onceFor } from '../entity/onceFor';
import { pageHead } from '@cancha/site/head/pageHead';
import { hidden } from '@cancha/site/head/pageRobots';
import { tournamentLd } from '../entity/tournamentLd';
import { shownAge } from '@cancha/blocks/liveMatches/shownAge';
import { getSiteContext, type SiteContext } from '@cancha/site/context/SiteContext';
import { calendarSegment, readCalendarSegment, type CalendarChoice } from './calendarChoice';
import { CalendarView } from './CalendarView';
import { chooseMatches, type CalendarView as View } from './chooseMatches';
import { findTournamentId } from './findTournamentId';
import { loadSeasons } from './loadTournamentPage';
import { roundTitle } from './roundTitle';
import { shownInCalendar } from './shownScores';
import { tournamentFrame } from './tournamentFrame';
import { tournamentName } from '../entity/tournamentName';
import { missingPage } from '@cancha/site/routes/pageErrors';
import { pageLoader } from '@cancha/site/routes/pageLoader';
import { pageRoute } from '@cancha/site/routes/routeBuilders';

type CalendarPageProps = { params: Promise<EntityRouteParams & { choice: string }> };

export type CalendarData = {
  calendar: Calendar;
  seasons: readonly Tournament[];
  choice: CalendarChoice;
  view: View;
};

const page = 'tournamentCalendar';

const load = pageLoader(
  async (given: Awaited<CalendarPageProps['params']>): Promise<[SiteContext, CalendarData]> => {
    const context = await getSiteContext(given.site);
    const asked = readEntityParams(given);
    const tournamentId = await findTournamentId(context, page, asked);
    const calendar = (await getCalendar(context.apis.stats, { tournamentId })) ?? missingPage();
    const choice = readCalendarSegment(given.choice);
    const view = chooseMatches(calendar, choice, context.format) ?? missingPage();
    keepAddress(context, page, calendar.tournament, asked, queryOf(choice, context));
    return [context, { calendar, seasons: await loadSeasons(calendar.tournament, context), choice, view }];
  },
);

export const tournamentCalendarRoute = pageRoute({
  name: page,
  file: 'tournament/calendar/[slug]/[id]/[choice]',
  choices: { choice: ({ search, site }) => calendarSegment(search, site) },
  check: load.check,
});

function queryOf(choice: CalendarChoice, { site }: SiteContext): string {
  if (choice.kind === 'current') return '';
  return choice.kind === 'round'
    ? withChoice('', 'round', choice.slug, site.language)
    : withChoice('', 'week', choice.day, site.language);
}

function wordsOf({ calendar, choice, view }: CalendarData, { t, brandConfig }: SiteContext) {
  const name = tournamentName(calendar.tournament);
  const title = t('tournament.calendarTitle', { name });
  const isRound = choice.kind === 'round' && view.kind === 'round';
  return {
    title: isRound ? `${title}: ${roundTitle(view.round)}` : title,
    description: t('tournament.calendarDescription', {
      name,
      brand: brandConfig.name,
      zone: brandConfig.zoneName,
    }),
  };
}

/** The matches of a competition, round by round or week by week. */
export async function CalendarPage({ params }: CalendarPageProps): Promise<JSX.Element> {
  const [context, data] = await load(params);
  const { calendar, seasons, choice } = data;
  const { tournament } = calendar;
  const shown = shownInCalendar(calendar);
  const age = shownAge(shown, new Date(), context);
  return (
    <EntityShell
      context={context}
      path={buildPath(context.site, page, entityParams(tournament))}
      {...wordsOf(data, context)}
      crumbs={tournamentFrame(page, tournament, context).crumbs}
      jsonLd={tournamentLd(tournament, context)}
      scores={[shown]}
      from={[onceFor(calendar, page + queryOf(choice, context)), context, seasons, age]}
    >
      <CalendarView context={context} data={data} age={age} />
    </EntityShell>
  );
}

/** A round is a page of its own; a week is another cut of the same matches, and not to be found. */
export async function generateCalendarMetadata({ params }: CalendarPageProps): Promise<Metadata> {
  const [context, data] = await load(params);
  const { calendar, choice, view } = data;
  const query = choice.kind === 'round' ? queryOf(choice, context) : '';
  return {
    ...wordsOf(data, context),
    ...pageHead(context, entityAddress(context, page, calendar.tournament, query), 'page'),
    ...(choice.kind === 'week' || view.kind === 'none' ? { robots: hidden } : {}),
  };
}
