import { dataTimeOf } from '@cancha/data-access/api/dataTimes';
import type { Article } from '@cancha/data-access/content/Article';
import { getNewsList } from '@cancha/data-access/content/getNewsList';
import { getLineUps } from '@cancha/data-access/football/getLineUps';
import { getMatch } from '@cancha/data-access/football/getMatch';
import { getMatchEvents } from '@cancha/data-access/football/getMatchEvents';
import { getMatchStatistics } from '@cancha/data-access/football/getMatchStatistics';
import type { LineUps } from '@cancha/stats/match/LineUps';
import type { Match } from '@cancha/stats/match/Match';
import type { MatchEvent } from '@cancha/stats/match/MatchEvent';
import type { MatchStatistics } from '@cancha/stats/match/MatchStatistics';
import { slugOf } from '@cancha/blocks/matches/slugOf';
import { orNull } from '@cancha/site/context/orNull';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { loadAround, type MatchAround } from './loadAround';

/** A match with what is told of it; each but the match itself is missing where it cannot be had. */
export type MatchCentre = {
  match: Match;
  events: readonly MatchEvent[];
  lineUps: LineUps | null;
  statistics: MatchStatistics | null;
  around: MatchAround;
  /** Of when the score is, in ms since 1970. */
  asOf: number | null;
};

const newsAsked = 24;

/** `null` for a match that nobody knows. Throws `ApiError`. */
export async function loadMatchCentre(context: SiteContext, matchId: string): Promise<MatchCentre | null> {
  const { apis } = context;
  const [match, events, lineUps, statistics] = await Promise.all([
    getMatch(apis.stats, { matchId }),
    orNull(getMatchEvents(apis.stats, { matchId })),
    orNull(getLineUps(apis.stats, { matchId })),
    orNull(getMatchStatistics(apis.stats, { matchId })),
  ]);
  if (!match) return null;
  const around = await loadAround(context, match);
  return { match, events: events ?? none, lineUps, statistics, around, asOf: dataTimeOf(match) };
}

const none: readonly MatchEvent[] = [];

/** `list` is the answer they were found in, the same object for as long as nothing in it changed. */
export type MatchNews = { articles: readonly Article[]; list: object | null };

/** News of a match: first what was written about it, then what is tagged with one of its teams. */
export async function loadMatchNews(
  { apis, site }: SiteContext,
  { id, home, away }: Match,
): Promise<MatchNews> {
  const tags = [slugOf(home.name), slugOf(away.name)].filter(Boolean);
  if (tags.length === 0) return { articles: [], list: null };
  const found = await orNull(
    getNewsList(apis.content, { site: site.siteCode, list: 'tags', tags, size: newsAsked }),
  );
  const isOwn = ({ matchId }: Article) => matchId === id;
  const items = found?.items ?? [];
  const articles = [...items.filter(isOwn), ...items.filter((article) => !isOwn(article))];
  return { articles, list: found };
}
