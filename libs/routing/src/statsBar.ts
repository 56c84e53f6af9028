import type { RouteName } from './routes';

/**
 * Tabs in order; the bar stands without a tab of their own `over` other pages. The first tab of a competition and of a
 * match is its own page. That of a team is the name over the bar.
 */
const bars = [
  {
    overview: 'tournament',
    tabs: ['tournament', 'tournamentNews', 'tournamentStandings', 'tournamentCalendar'],
    over: ['tournamentScorers', 'tournamentCards'],
  },
  { overview: 'match', tabs: ['match', 'matchNews'], over: [] },
  {
    overview: 'team',
    tabs: ['teamNews', 'teamMatches', 'teamStats', 'teamSquad', 'teamStandings'],
    over: ['teamMeetings'],
  },
] as const satisfies {
  overview: RouteName;
  tabs: readonly RouteName[];
  over: readonly RouteName[];
}[];

/** A page of a tournament, match or team that the bar leads to. */
export type StatsTab = (typeof bars)[number]['overview'] | (typeof bars)[number]['tabs'][number];

/** A page of a tournament, match or team, with slug and id. */
export type StatsPage = StatsTab | (typeof bars)[number]['over'][number];

export type StatsBarItem = { page: StatsTab; current: boolean };

/** The tabs over a page; `null` for pages without. */
export function statsBarOf(name: RouteName): readonly StatsBarItem[] | null {
  const bar = bars.find(({ overview, tabs, over }) =>
    [overview, ...tabs, ...over].some((page) => page === name),
  );
  if (!bar) return null;
  const toItem = (page: StatsTab): StatsBarItem => ({ page, current: page === name });
  return bar.tabs.map(toItem);
}
