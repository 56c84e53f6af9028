import type { AdSlots } from '@cancha/integrations/ports/AdsRow';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import type { ListContent } from './ListContent';

/** Whether a list has ads, where its brand has. What betting offers is advertising already. */
export const hasAds = ({ site }: SiteContext, { section, articles }: ListContent): boolean =>
  articles.length > 0 && (section === undefined || section !== site.bettingCategory);

/** The places for ads in a list. */
export const listSlots = (context: SiteContext, content: ListContent): NonNullable<AdSlots['list']> =>
  (hasAds(context, content) && context.brandConfig.ads?.slots.list) || {};
