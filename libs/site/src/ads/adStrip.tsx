import type { StickyAd } from '@cancha/ui/shell/Header/HeaderProps';
import type { SiteContext } from '../context/SiteContext';
import { AdPlace } from './AdPlace';

/** The strip below the header of a page with ads. */
export function adStrip(context: SiteContext): StickyAd | undefined {
  const strip = context.brandConfig.ads?.slots.strip;
  if (!strip || context.brandConfig.header?.type === 'two') return undefined;
  const look = { margin: '0', padding: '0', titleAt: 'side' as const };
  return {
    slot: <AdPlace context={context} placement={strip.placement} id="strip" look={look} />,
    height: strip.height,
    sticky: strip.sticky,
  };
}
