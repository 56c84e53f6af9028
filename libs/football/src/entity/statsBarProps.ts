import { buildPath } from '@cancha/routing/buildPath';
import { statsBarOf, type StatsPage, type StatsTab } from '@cancha/routing/statsBar';
import type { StatsBarProps } from '@cancha/ui/football/StatsBar/StatsBar';
import type { MessageKey } from '@cancha/site/context/createSiteTranslator';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { entityParams } from '@cancha/blocks/matches/entityHref';

const words: Readonly<Record<StatsPage, MessageKey>> = {
  tournament: 'tournamentTabs.results',
  tournamentNews: 'tournamentTabs.news',
  tournamentStandings: 'tournamentTabs.standings',
  tournamentCalendar: 'tournamentTabs.schedule',
  tournamentScorers: 'competitionTabs.scorers',
  tournamentCards: 'tournament.cards',
  match: 'matchTabs.statistics',
  matchNews: 'matchTabs.news',
  team: 'results.button',
  teamNews: 'teamTabs.news',
  teamMatches: 'teamTabs.matches',
  teamStats: 'teamTabs.stats',
  teamSquad: 'teamTabs.squad',
  teamStandings: 'teamTabs.standings',
  teamMeetings: 'teamPage.meetings',
};

/** What a page of a competition, a match or a team is called. */
export const statsPageName = (page: StatsPage, t: SiteContext['t']): string => t(words[page]);

/** The bar over one of the pages of a competition, a match or a team. @param own what tabs are called on this one alone */
export function statsBarProps(
  page: StatsPage,
  entity: Parameters<typeof entityParams>[0],
  label: string,
  { site, t }: Pick<SiteContext, 'site' | 't'>,
  own: Partial<Record<StatsTab, string>> = {},
): StatsBarProps {
  const params = entityParams(entity);
  const toTab = ({ page: to, current }: { page: StatsTab; current: boolean }) => ({
    href: buildPath(site, to, params),
    text: own[to] ?? t(words[to]),
    current,
  });
  return { label, tabs: statsBarOf(page)?.map(toTab) ?? [] };
}
