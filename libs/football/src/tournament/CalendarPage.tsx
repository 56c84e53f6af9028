import { getCalendar } from '@cancha/data-access/football/getCalendar';
import { withChoice } from '@cancha/routing/footballQuery';
import type { Tournament } from '@cancha/stats/match/Tournament';
import type { Calendar } from '@cancha/stats/tournament/Calendar';
import { shownAge } from '@cancha/blocks/liveMatches/LiveMatches';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { createEntityPage } from '../entity/createEntityPage';
import { keepAddress, type EntityRouteParams } from '../entity/entityAddress';
import { onceFor } from '../entity/onceFor';
import { tournamentName } from '../entity/tournamentName';
import { ZoneNote } from '../matchList/ReaderHours';
import { calendarSegment, readCalendarSegment, type CalendarChoice } from './calendarChoice';
import { CalendarView } from './CalendarView';
import { chooseMatches, type CalendarView as View } from './chooseMatches';
import { findTournamentId } from './findTournamentId';
import { loadSeasons } from './loadTournamentPage';
import { roundTitle } from './roundTitle';
import { shownInCalendar } from './shownScores';
import { tournamentFrame } from './tournamentFrame';

export type CalendarData = { calendar: Calendar; seasons: readonly Tournament[]; view: View };

const page = 'tournamentCalendar';

/** The matches of a competition, round by round or week by week. */
export const {
  route: tournamentCalendarRoute,
  Page: CalendarPage,
  generateMetadata: generateCalendarMetadata,
} = createEntityPage<EntityRouteParams & { choice: string }>({
  page,
  file: 'tournament/calendar/[slug]/[id]/[choice]',
  choices: { choice: ({ search, site }) => calendarSegment(search, site) },
  async load(context, asked, params) {
    const tournamentId = await findTournamentId(context, page, asked);
    const calendar = await getCalendar(context.apis.stats, { tournamentId });
    const choice = readCalendarSegment(params.choice);
    const view = calendar && chooseMatches(calendar, choice, context.format);
    if (!calendar || !view) return null;
    const { tournament } = calendar;
    const query = queryOf(choice, context);
    keepAddress(context, page, tournament, asked, query);
    const seasons = await loadSeasons(tournament, context);

    const { t, brandConfig } = context;
    const name = tournamentName(tournament);
    const title = t('tournament.calendarTitle', { name });
    const isRound = choice.kind === 'round' && view.kind === 'round';
    const words = { name, brand: brandConfig.name, zone: brandConfig.zoneName };
    const shown = shownInCalendar(calendar);
    const age = shownAge(shown, new Date(), context);
    return {
      ...tournamentFrame(page, tournament, context),
      title: isRound ? `${title}: ${roundTitle(view.round)}` : title,
      description: t('tournament.calendarDescription', words),
      head: { name: title, badge: null, note: <ZoneNote context={context} /> },
      scores: [shown],
      from: [onceFor(calendar, page + query), context, seasons, age],
      // A round is a page of its own; a week is another cut of the same matches, and not to be found.
      query: choice.kind === 'round' ? query : '',
      isHidden: choice.kind === 'week' || view.kind === 'none',
      content: <CalendarView context={context} data={{ calendar, seasons, view }} age={age} />,
    };
  },
});

function queryOf(choice: CalendarChoice, { site }: SiteContext): string {
  if (choice.kind === 'current') return '';
  return choice.kind === 'round'
    ? withChoice('', 'round', choice.slug, site.language)
    : withChoice('', 'week', choice.day, site.language);
}
