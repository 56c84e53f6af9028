import { buildPath } from '@cancha/routing/buildPath';
import { statsBarOf, type StatsPage } from '@cancha/routing/statsBar';
import type { StatsBarProps } from '@cancha/ui/football/StatsBar/StatsBar';
import type { MessageKey } from '@cancha/site/context/createSiteTranslator';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { entityParams } from '@cancha/blocks/matches/entityHref';

const words: Readonly<Record<StatsPage, MessageKey>> = {
  tournament: 'tournamentTabs.results',
  tournamentNews: 'tournamentTabs.news',
  tournamentStandings: 'tournamentTabs.standings',
  tournamentCalendar: 'tournamentTabs.schedule',
  match: 'matchTabs.statistics',
  matchNews: 'matchTabs.news',
  team: 'results.button',
  teamNews: 'teamTabs.news',
  teamMatches: 'teamTabs.matches',
  teamStats: 'teamTabs.stats',
  teamSquad: 'teamTabs.squad',
  teamStandings: 'teamTabs.standings',
};

/** The bar over one of the pages of a competition, a match or a team. @param own what tabs are called on this one alone */
export function statsBarProps(
  page: StatsPage,
  entity: Parameters<typeof entityParams>[0],
  label: string,
  { site, t }: Pick<SiteContext, 'site' | 't'>,
  own: Partial<Record<StatsPage, string>> = {},
): StatsBarProps {
  const bar = statsBarOf(page);
  const params = entityParams(entity);
  const toTab = ({ page: to, current }: { page: StatsPage; current: boolean }) => ({
    href: buildPath(site, to, params),
    text: own[to] ?? t(words[to]),
    current,
  });
  return {
    label,
    tabs: bar?.tabs.map(toTab) ?? [],
    button: bar?.results ? toTab(bar.results) : undefined,
  };
}
