import { bettingRuleOf } from '@cancha/brands/bettingRuleOf';
import type { PageAddress } from '@cancha/site/head/PageAddress';
import { routeAddress } from '@cancha/site/head/routeAddress';
import type { BettingRoute } from './bettingRoutes';

/** Where a betting page lies. Editions whose law leaves it empty have no such page for their readers' engines. */
export function bettingAddress(kind: BettingRoute, page: number): PageAddress {
  const address = routeAddress(kind, {}, { sharedWith: kind === 'betting' ? 'family' : 'newsroom', page });
  return {
    ...address,
    isOn: (site) => {
      const { offers, operators } = bettingRuleOf(site);
      if (kind === 'bettingCodes' && offers !== 'allowed') return false;
      if (kind === 'bettingReviews' && operators !== 'allowed') return false;
      return address.isOn(site);
    },
  };
}
