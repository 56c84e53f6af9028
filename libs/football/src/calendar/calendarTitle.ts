import type { SiteContext } from '@cancha/site/context/SiteContext';
import type { CalendarData } from './loadCalendarPage';
import { weekOf } from './weekOf';

/** What a week of the calendar is called; this week is the calendar itself. */
export function calendarTitle(
  { from, to, today }: Pick<CalendarData, 'from' | 'to' | 'today'>,
  { t, format }: Pick<SiteContext, 't' | 'format'>,
): string {
  if (weekOf(today).from === from) return t('calendarPage.title');
  return t('calendarPage.titleOfWeek', { from: format.plainDay(from), to: format.plainDay(to) });
}
