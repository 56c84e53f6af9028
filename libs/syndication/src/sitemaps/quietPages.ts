import type { RouteName } from '@cancha/routing/routes';
import { loadAgendaPage } from '@cancha/football/agenda/loadAgendaPage';
import { loadCalendarPage } from '@cancha/football/calendar/loadCalendarPage';
import { loadOlympicsTopic } from '@cancha/news/list/olympicsPage';
import { loadPolls } from '@cancha/news/polls/loadPolls';
import type { SiteContext } from '@cancha/site/context/SiteContext';

/**
 * Pages that are not to be found while there is nothing on them, as their own `robots` say, by what tells whether they
 * are so. Each throws `ApiError` where that cannot be known.
 */
export const quietPages: Partial<Record<RouteName, (context: SiteContext) => Promise<boolean>>> = {
  agenda: async (context) => {
    const agenda = await loadAgendaPage(context, new Date());
    return !agenda || agenda.days.length + agenda.later.length === 0;
  },
  calendar: async (context) => {
    const calendar = await loadCalendarPage(context, null, new Date());
    return !calendar || calendar.days.length === 0;
  },
  polls: async (context) => (await loadPolls(context)).length === 0,
  olympics: async (context) => (await loadOlympicsTopic(context, 1)).items.length === 0,
};
