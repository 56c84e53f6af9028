import type { Site } from '@cancha/brands/Site';
import type { ConsentPurpose } from '@cancha/integrations/ports/Service';
import { dayNow, gpcRefusals, lawOfSite } from './consentRules';

/**
 * Whether a browser's `Sec-GPC` refuses a purpose on a site, by its law. For route handlers that take what counts or tells
 * of a reader: no page asks, since pages are the same for all readers.
 */
export function isRefusedByHeader(
  request: Request,
  site: Pick<Site, 'flag' | 'countryCode'>,
  purpose: ConsentPurpose,
): boolean {
  // One is the only value that the signal has.
  if (request.headers.get('sec-gpc')?.trim() !== '1') return false;
  return gpcRefusals(lawOfSite(site, dayNow())).includes(purpose);
}
