import type { RouteMatch } from '@cancha/routing/matchPath';

/** Screens with one page each: the internal path of a route. */
export const screens: Partial<Record<RouteMatch['name'], string>> = {
  topics: 'topics',
  polls: 'polls',
  agenda: 'agenda',
  worldCupCalendar: 'world-cup',
  // Reached from a form, or directly.
  thankYou: 'problem/thankyou',
  advertisingContact: 'info/advertisingContact',
};
