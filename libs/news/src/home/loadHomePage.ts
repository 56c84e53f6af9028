import { getHome } from '@cancha/data-access/content/getHome';
import { getMostViewed } from '@cancha/data-access/content/getMostViewed';
import type { Article } from '@cancha/data-access/content/Article';
import { getCompetitionWidget } from '@cancha/data-access/football/getCompetitionWidget';
import { getMatches } from '@cancha/data-access/football/getMatches';
import type { HighlightLink } from '@cancha/data-access/menus/HighlightLink';
import { getHeaderTags } from '@cancha/data-access/menus/getHeaderTags';
import type { CompetitionWidget } from '@cancha/stats/competition/CompetitionWidget';
import type { Match } from '@cancha/stats/match/Match';
import { orNull } from '@cancha/site/context/orNull';
import type { SiteContext } from '@cancha/site/context/SiteContext';

export type HomeData = {
  articles: readonly Article[];
  tags: readonly HighlightLink[];
  matches: readonly Match[];
  mostRead: readonly Article[];
  table: CompetitionWidget | null;
  scorers: CompetitionWidget | null;
};

/** The front page: its articles are required, everything else is left out when it cannot be had. */
export async function loadHomePage({ apis, site, brandConfig }: SiteContext): Promise<HomeData> {
  const { strip, table, scorers } = brandConfig.front;
  const args = { site: site.siteCode };
  const widget = (tournamentId: string | undefined) =>
    tournamentId ? orNull(getCompetitionWidget(apis.stats, { tournamentId })) : null;

  const [home, tags, matches, mostRead, tableWidget, scorersWidget] = await Promise.all([
    getHome(apis.content, args),
    orNull(getHeaderTags(apis.content, args)),
    strip ? orNull(getMatches(apis.stats, { tournaments: [strip.tournament], nearest: 8 })) : null,
    orNull(getMostViewed(apis.content, { ...args, size: 60 })),
    widget(table?.tournament),
    widget(scorers?.tournament),
  ]);
  return {
    articles: home?.items ?? [],
    tags: tags ?? [],
    matches: matches ?? [],
    mostRead: mostRead?.items ?? [],
    table: tableWidget,
    scorers: scorersWidget,
  };
}
