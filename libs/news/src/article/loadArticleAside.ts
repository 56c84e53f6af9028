import type { Article } from '@cancha/data-access/content/Article';
import { getLatest } from '@cancha/data-access/content/getLatest';
import { getMostViewed } from '@cancha/data-access/content/getMostViewed';
import { getCompetitionWidget } from '@cancha/data-access/football/getCompetitionWidget';
import { getMatch } from '@cancha/data-access/football/getMatch';
import { getMatches } from '@cancha/data-access/football/getMatches';
import type { CompetitionWidget } from '@cancha/stats/competition/CompetitionWidget';
import type { Match } from '@cancha/stats/match/Match';
import { orNull } from '@cancha/site/context/orNull';
import type { SiteContext } from '@cancha/site/context/SiteContext';

export type ArticleAside = {
  match: Match | null;
  matches: readonly Match[];
  latest: readonly Article[];
  mostRead: readonly Article[];
  scorers: CompetitionWidget | null;
};

/** What stands around an article. Each part is left out when it cannot be had; none can cost the article. */
export async function loadArticleAside(
  article: Article,
  { apis, site, brandConfig }: SiteContext,
): Promise<ArticleAside> {
  const { strip, scorers } = brandConfig.front;
  const args = { site: site.siteCode };
  const [match, matches, latest, mostRead, widget] = await Promise.all([
    article.matchId ? orNull(getMatch(apis.stats, { matchId: article.matchId })) : null,
    strip ? orNull(getMatches(apis.stats, { tournaments: [strip.tournament], nearest: 8 })) : null,
    orNull(getLatest(apis.content, { ...args, size: 30 })),
    orNull(getMostViewed(apis.content, { ...args, size: 20 })),
    scorers ? orNull(getCompetitionWidget(apis.stats, { tournamentId: scorers.tournament })) : null,
  ]);
  return {
    match,
    matches: matches ?? [],
    latest: latest?.items ?? [],
    mostRead: mostRead?.items ?? [],
    scorers: widget,
  };
}
