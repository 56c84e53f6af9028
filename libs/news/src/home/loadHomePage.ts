import { getHome } from '@cancha/data-access/content/getHome';
import { getMostViewed } from '@cancha/data-access/content/getMostViewed';
import type { Article } from '@cancha/data-access/content/Article';
import { getCompetitionWidget } from '@cancha/data-access/football/getCompetitionWidget';
import { getMatches } from '@cancha/data-access/football/getMatches';
import type { CompetitionWidget } from '@cancha/stats/competition/CompetitionWidget';
import type { Match } from '@cancha/stats/match/Match';
import { orNull } from '@cancha/site/context/orNull';
import { loadFrontLists, type FilledList } from './loadFrontLists';
import type { SiteContext } from '@cancha/site/context/SiteContext';

export type HomeData = {
  articles: readonly Article[];
  matches: readonly Match[];
  mostRead: readonly Article[];
  table: CompetitionWidget | null;
  scorers: CompetitionWidget | null;
  lists: readonly FilledList[];
};

/** The front page: its articles are required, everything else is left out when it cannot be had. */
export async function loadHomePage(context: SiteContext): Promise<HomeData> {
  const { apis, site, brandConfig } = context;
  const { strip, table, scorers } = brandConfig.front;
  const args = { site: site.siteCode };
  const widget = (tournamentId: string | undefined) =>
    tournamentId ? orNull(getCompetitionWidget(apis.stats, { tournamentId })) : null;

  const [home, matches, mostRead, tableWidget, scorersWidget, lists] = await Promise.all([
    getHome(apis.content, args),
    strip ? orNull(getMatches(apis.stats, { tournaments: [strip.tournament], nearest: 8 })) : null,
    orNull(getMostViewed(apis.content, { ...args, size: 60 })),
    widget(table?.tournament),
    widget(scorers?.tournament),
    loadFrontLists(context),
  ]);
  return {
    articles: home?.items ?? [],
    matches: matches ?? [],
    mostRead: mostRead?.items ?? [],
    table: tableWidget,
    scorers: scorersWidget,
    lists,
  };
}
