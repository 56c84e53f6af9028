import { getDailyPick } from '@cancha/data-access/betting/getDailyPick';
import { getPromotions, getReviews } from '@cancha/data-access/betting/getPromotions';
import type { Pick as BettingPick } from '@cancha/data-access/betting/Pick';
import type { Promotion, Review } from '@cancha/data-access/betting/Promotion';
import { orNull } from '@cancha/site/context/orNull';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import type { BettingRoute } from './bettingRoutes';

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

/** What a page of the betting section has beside its articles. Each part may be missing, none costs the page. */
export async function loadBetting({ apis, site }: SiteContext, route: BettingRoute): Promise<BettingData> {
  const args = { site: site.siteCode };
  const isHome = route === 'betting';
  const [tip, bet, promotions, reviews] = await Promise.all([
    orNull(getDailyPick(apis.content, { ...args, kind: 'tip' })),
    isHome ? orNull(getDailyPick(apis.content, { ...args, kind: 'bet' })) : null,
    route === 'bettingCodes' ? orNull(getPromotions(apis.cms, args), { quiet: noCollection }) : null,
    route === 'bettingReviews' ? orNull(getReviews(apis.cms, args), { quiet: noCollection }) : null,
  ]);
  return {
    notice: tip?.notice || bet?.notice || null,
    tip: isHome ? (tip?.pick ?? null) : null,
    bet: bet?.pick ?? null,
    promotions: promotions ?? [],
    reviews: reviews ?? [],
  };
}
