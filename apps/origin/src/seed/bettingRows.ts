import type { bettingPicks } from '../database/siteTables.ts';
import type { MatchIdOf } from './articleRows.ts';
import type { Edition } from '@cancha/newsroom/sites/loadEdition.ts';
import type { Newsroom } from '@cancha/newsroom/sites/loadNewsroom.ts';

/** The tips and bets of a site. One about a match or an article that is not there stands without it. */
export function toBettingRows(
  { site, articles }: Newsroom | Edition,
  matchIdOf: MatchIdOf,
): (typeof bettingPicks.$inferInsert)[] {
  const links = new Map(articles.map(({ head, link }) => [`article:${head.id}`, link]));
  const { tips = [], bets = [] } = site.betting ?? {};
  const kinds = [
    ...tips.map((pick) => ['tip', pick] as const),
    ...bets.map((pick) => ['bet', pick] as const),
  ];
  return kinds.map(([kind, { id, title, text, market, selection, odds, match, link, from, until }]) => ({
    ...{ site: site.code, id, kind, title, body: text, market, selection },
    odds: odds?.toFixed(2),
    matchId: match === undefined ? null : matchIdOf(match),
    link: link?.startsWith('article:') ? links.get(link) : link,
    shownFrom: from,
    shownUntil: until,
  }));
}
