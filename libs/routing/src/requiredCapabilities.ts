import type { RouteName } from './routes';

/** What a site has or has not, as far as it decides about pages. */
export type RouteCapability = 'football' | 'matchPage' | 'betting' | 'simulator';

/** Pages that not every site has: without one of these capabilities there is no such page. */
export const requiredCapabilities: Partial<Record<RouteName, readonly RouteCapability[]>> = {
  resultsHome: ['football'],
  tournament: ['football'],
  tournamentCalendar: ['football'],
  tournamentStandings: ['football'],
  tournamentNews: ['football'],
  match: ['football', 'matchPage'],
  matchNews: ['football', 'matchPage'],
  team: ['football'],
  teamNews: ['football'],
  teamMatches: ['football'],
  teamStats: ['football'],
  teamSquad: ['football'],
  teamStandings: ['football'],
  player: ['football'],
  calendar: ['football'],
  worldCupCalendar: ['football'],
  // What it tells of are matches.
  agenda: ['football'],
  betting: ['betting'],
  bettingGuides: ['betting'],
  bettingCodes: ['betting'],
  bettingReviews: ['betting'],
  bettingPrinciples: ['betting'],
  simulator: ['simulator'],
};
