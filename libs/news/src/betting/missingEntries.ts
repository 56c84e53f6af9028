import type { Allowed } from '@cancha/brands/bettingRules';
import type { SiteContext } from '@cancha/site/context/SiteContext';

/** Why there is nothing: because of the law, or for now. */
export function missingEntries(allowed: Allowed, t: SiteContext['t']): string {
  if (allowed === 'allowed') return t('bettingPage.later');
  return t(allowed === 'denied' ? 'bettingPage.denied' : 'bettingPage.unknown');
}
