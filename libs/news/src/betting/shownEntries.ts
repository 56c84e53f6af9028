import { bettingRuleOf } from '@cancha/brands/bettingRuleOf';
import type { Site } from '@cancha/brands/Site';
import type { OperatorEntry, Promotion, Review } from '@cancha/data-access/betting/Promotion';

type Placed = Pick<Site, 'countryCode'>;

const isFor = ({ countries }: OperatorEntry, { countryCode }: Placed) => countries.includes(countryCode);

/** Offers that may be shown in the site's country on a day (`2026-07-05`) of its own time zone, their last included. */
export function shownPromotions(
  promotions: readonly Promotion[],
  site: Placed,
  today: string,
): readonly Promotion[] {
  if (bettingRuleOf(site).offers !== 'allowed') return [];
  return promotions.filter(
    (promotion) =>
      isFor(promotion, site) &&
      promotion.expiresOn >= today &&
      (promotion.startsOn === null || promotion.startsOn <= today),
  );
}

/** Reviews of operators that may be named in the site's country. */
export function shownReviews(reviews: readonly Review[], site: Placed): readonly Review[] {
  if (bettingRuleOf(site).operators !== 'allowed') return [];
  return reviews.filter((review) => isFor(review, site));
}
