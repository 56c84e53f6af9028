import { consentText } from '@cancha/site/consent/consentRules';
import { endpointRoute } from '@cancha/site/routes/routeBuilders';
import type { SiteContext } from '@cancha/site/context/SiteContext';

/** Whom the AMP pages of a site ask, on each view, whether they may show ads. */
export const ampConsentPath = ({ prefix }: Pick<SiteContext['site'], 'prefix'>): string =>
  `${prefix}/api/amp-consent`;

export const ampConsentRoute = endpointRoute({
  name: 'ampConsent',
  file: 'amp-consent',
  resolve: ({ site, pathname }) =>
    site.capabilities.amp && pathname === ampConsentPath(site) ? 'amp-consent' : null,
});

/**
 * Under this name AMP keeps what a reader chose. With other words, and in another year, they are asked again.
 * @param year of the page
 */
export const consentInstance = (year: number): string => `ads-${consentText}-${year}`;
