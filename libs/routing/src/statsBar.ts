import type { RouteName } from './routes';

/** Tabs in order; the bar stands without a tab of their own `over` other pages. The first tab of a match is its own page. */
const bars = [
  {
    overview: 'tournament',
    tabs: ['tournamentNews', 'tournamentStandings', 'tournamentCalendar'],
    over: ['tournamentScorers', 'tournamentCards'],
    resultsButton: true,
  },
  { overview: 'match', tabs: ['match', 'matchNews'], over: [], resultsButton: false },
  {
    overview: 'team',
    tabs: ['teamNews', 'teamMatches', 'teamStats', 'teamSquad', 'teamStandings'],
    over: ['teamMeetings'],
    resultsButton: false,
  },
] as const satisfies {
  overview: RouteName;
  tabs: readonly RouteName[];
  over: readonly RouteName[];
  resultsButton: boolean;
}[];

/** A page of a tournament, match or team that the bar leads to. */
export type StatsTab = (typeof bars)[number]['overview'] | (typeof bars)[number]['tabs'][number];

/** A page of a tournament, match or team, with slug and id. */
export type StatsPage = StatsTab | (typeof bars)[number]['over'][number];

export type StatsBarItem = { page: StatsTab; current: boolean };

/** `results`: the button to the tournament's own page, which is not a tab. */
export type StatsBar = { tabs: readonly StatsBarItem[]; results: StatsBarItem | null };

/** The tab bar of a page; `null` for pages without one. */
export function statsBarOf(name: RouteName): StatsBar | null {
  const bar = bars.find(({ overview, tabs, over }) =>
    [overview, ...tabs, ...over].some((page) => page === name),
  );
  if (!bar) return null;
  const toItem = (page: StatsTab): StatsBarItem => ({ page, current: page === name });
  return { tabs: bar.tabs.map(toItem), results: bar.resultsButton ? toItem(bar.overview) : null };
}
