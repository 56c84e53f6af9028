import type { RouteName } from './routes';

/** Capabilities that pages depend on. */
export type RouteCapability = 'football' | 'matchPage' | 'betting' | 'simulator' | 'search';

/** Pages that need a capability. */
export const requiredCapabilities: Partial<Record<RouteName, readonly RouteCapability[]>> = {
  resultsHome: ['football'],
  competitions: ['football'],
  tournament: ['football'],
  tournamentCalendar: ['football'],
  tournamentStandings: ['football'],
  tournamentNews: ['football'],
  tournamentScorers: ['football'],
  tournamentCards: ['football'],
  match: ['football', 'matchPage'],
  matchNews: ['football', 'matchPage'],
  team: ['football'],
  teamNews: ['football'],
  teamMatches: ['football'],
  teamStats: ['football'],
  teamSquad: ['football'],
  teamStandings: ['football'],
  teamMeetings: ['football'],
  player: ['football'],
  venue: ['football'],
  referee: ['football'],
  calendar: ['football'],
  worldCupCalendar: ['football'],
  myTeams: ['football'],
  // It lists matches.
  agenda: ['football'],
  betting: ['betting'],
  bettingGuides: ['betting'],
  bettingCodes: ['betting'],
  bettingReviews: ['betting'],
  bettingPrinciples: ['betting'],
  simulator: ['simulator'],
  search: ['search'],
};
