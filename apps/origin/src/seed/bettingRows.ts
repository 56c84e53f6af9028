import type { bettingPicks, bettingPromotions, bettingReviews } from '../database/siteTables.ts';
import type { MatchIdOf } from './articleRows.ts';
import type { Edition } from '@cancha/newsroom/sites/loadEdition.ts';
import type { Newsroom } from '@cancha/newsroom/sites/loadNewsroom.ts';

/** The tips and bets of a site. One about a match or an article that is not there stands without it. */
export function toBettingRows(
  { site, articles }: Newsroom | Edition,
  matchIdOf: MatchIdOf,
): (typeof bettingPicks.$inferInsert)[] {
  const linkOf = linksOf(articles);
  const { tips = [], bets = [] } = site.betting || {};
  const kinds = [
    ...tips.map((pick) => ['tip', pick] as const),
    ...bets.map((pick) => ['bet', pick] as const),
  ];
  return kinds.map(
    ([kind, { id, title, text, market, selection, odds, match, link, from, until, ...taken }]) => ({
      ...{ site: site.code, id, kind, title, body: text, market, selection },
      odds: odds?.toFixed(2),
      oddsFrom: taken.oddsFrom,
      oddsTakenAt: taken.oddsTakenAt,
      matchId: match === undefined ? null : matchIdOf(match),
      link: linkOf(link),
      shownFrom: from,
      shownUntil: until,
    }),
  );
}

/** The address of a page, or of `article:1406`; none for an article that is not there. */
function linksOf(
  articles: (Newsroom | Edition)['articles'],
): (link: string | undefined) => string | undefined {
  const links = new Map(articles.map(({ head, link }) => [`article:${head.id}`, link]));
  return (link) => (link?.startsWith('article:') ? links.get(link) : link);
}

export function toPromotionRows({ site }: Newsroom | Edition): (typeof bettingPromotions.$inferInsert)[] {
  const promotions = (site.betting || {}).promotions ?? [];
  return promotions.map(({ from, until, ...promotion }) => ({
    ...promotion,
    ...{ site: site.code, startsOn: from, expiresOn: until },
  }));
}

export function toReviewRows({ site, articles }: Newsroom | Edition): (typeof bettingReviews.$inferInsert)[] {
  const linkOf = linksOf(articles);
  const reviews = (site.betting || {}).reviews ?? [];
  return reviews.map(({ mark, link, ...review }) => ({
    ...review,
    ...{ site: site.code, mark: mark.toFixed(1), link: linkOf(link) },
  }));
}
