import type { RouteName } from './routes';

/** Tabs in their order. A match begins with its statistics, which are its own page. */
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

/** A page of one tournament, match or team: each has a slug and an id. */
export type StatsPage = (typeof bars)[number]['overview'] | (typeof bars)[number]['tabs'][number];

export type StatsBarItem = { page: StatsPage; current: boolean };

/** `results`: the button to the page of the tournament itself, which is none of its tabs. */
export type StatsBar = { tabs: readonly StatsBarItem[]; results: StatsBarItem | null };

/** The bar over a page of a tournament, a match or a team; `null` for every other page. */
export function statsBarOf(name: RouteName): StatsBar | null {
  const bar = bars.find(({ overview, tabs }) => [overview, ...tabs].some((page) => page === name));
  if (!bar) return null;
  const toItem = (page: StatsPage): StatsBarItem => ({ page, current: page === name });
  return { tabs: bar.tabs.map(toItem), results: bar.resultsButton ? toItem(bar.overview) : null };
}
