import { bettingRuleOf } from '@cancha/brands/bettingRuleOf';
import { getDailyPick } from '@cancha/data-access/betting/getDailyPick';
import { getPromotions, getReviews } from '@cancha/data-access/betting/getPromotions';
import type { Pick as BettingPick } from '@cancha/data-access/betting/Pick';
import type { Promotion, Review } from '@cancha/data-access/betting/Promotion';
import { orNull } from '@cancha/site/context/orNull';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import type { BettingRoute } from './bettingRoutes';
import { shownPromotions, shownReviews } from './shownEntries';

export type BettingData = {
  /** The newsroom's own notice for adults; `null` where it has none to say. */
  notice: string | null;
  tip: BettingPick | null;
  bet: BettingPick | null;
  promotions: readonly Promotion[];
  reviews: readonly Review[];
};

/** A collection that a CMS does not have. */
const noCollection = [412];

/**
 * What a page of the betting section has beside its articles, as far as it may be shown in the site's country at `now`.
 * Each part may be missing, none costs the page.
 */
export async function loadBetting(
  { apis, site, format }: SiteContext,
  route: BettingRoute,
  now: Date,
): Promise<BettingData> {
  const args = { site: site.siteCode };
  const { operators, offers } = bettingRuleOf(site);
  const isHome = route === 'betting';
  const [tip, bet, promotions, reviews] = await Promise.all([
    orNull(getDailyPick(apis.content, { ...args, kind: 'tip' })),
    isHome && operators === 'allowed' ? orNull(getDailyPick(apis.content, { ...args, kind: 'bet' })) : null,
    route === 'bettingCodes' && offers === 'allowed'
      ? orNull(getPromotions(apis.cms, args), { quiet: noCollection })
      : null,
    route === 'bettingReviews' && operators === 'allowed'
      ? orNull(getReviews(apis.cms, args), { quiet: noCollection })
      : null,
  ]);
  return {
    notice: tip?.notice || bet?.notice || null,
    tip: isHome ? standing(tip?.pick, now) : null,
    bet: standing(bet?.pick, now),
    promotions: shownPromotions(promotions ?? [], site, format.day(now)),
    reviews: shownReviews(reviews ?? [], site),
  };
}

/** An answer that is kept while the backend is down does not outlive the kick-off of its match. */
function standing(pick: BettingPick | null | undefined, now: Date): BettingPick | null {
  return pick && (pick.expiresAt === null || new Date(pick.expiresAt) > now) ? pick : null;
}
