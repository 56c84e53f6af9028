import type { RouteName } from './routes';

/** Tabs in order. The first tab of a match is its own page. */
const bars = [
  {
    overview: 'tournament',
    tabs: ['tournamentNews', 'tournamentStandings', 'tournamentCalendar'],
    resultsButton: true,
  },
  { overview: 'match', tabs: ['match', 'matchNews'], resultsButton: false },
  {
    overview: 'team',
    tabs: ['teamNews', 'teamMatches', 'teamStats', 'teamSquad', 'teamStandings'],
    resultsButton: false,
  },
] as const satisfies { overview: RouteName; tabs: readonly RouteName[]; resultsButton: boolean }[];

/** A page of a tournament, match or team, with slug and id. */
export type StatsPage = (typeof bars)[number]['overview'] | (typeof bars)[number]['tabs'][number];

export type StatsBarItem = { page: StatsPage; current: boolean };

/** `results`: the button to the tournament's own page, which is not a tab. */
export type StatsBar = { tabs: readonly StatsBarItem[]; results: StatsBarItem | null };

/** The tab bar of a page; `null` for pages without one. */
export function statsBarOf(name: RouteName): StatsBar | null {
  const bar = bars.find(({ overview, tabs }) => [overview, ...tabs].some((page) => page === name));
  if (!bar) return null;
  const toItem = (page: StatsPage): StatsBarItem => ({ page, current: page === name });
  return { tabs: bar.tabs.map(toItem), results: bar.resultsButton ? toItem(bar.overview) : null };
}
