import type { JSX } from 'react';
import { buildPath } from '@cancha/routing/buildPath';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { toJsonLd } from '@cancha/site/text/toJsonLd';
import { ampConsentPath, consentInstance } from './ampConsentRoute';
import '../ampElements';

/** Of the element, for what acts on it. */
const id = 'consent';
const promptId = 'consent-notice';

/** Asks whether the page may show ads. It stands at the end of the page and looks in from below until it is answered. */
export function AmpConsent({ context, now }: { context: SiteContext; now: Date }): JSX.Element {
  const { site, t } = context;
  const settings = {
    consentInstanceId: consentInstance(now.getUTCFullYear()),
    // Whether a choice counts today is for the server to say: only it hears Global Privacy Control.
    consentRequired: 'remote',
    checkConsentHref: site.origin + ampConsentPath(site),
    promptUI: promptId,
  };
  return (
    <amp-consent id={id} layout="nodisplay">
      <script type="application/json" dangerouslySetInnerHTML={{ __html: toJsonLd(settings) }} />
      <div id={promptId} className="notice" role="region" aria-label={t('consent.title')} hidden>
        <p>
          <b>{t('consent.purposes.advertising.title')}.</b> {t('consent.purposes.advertising.hint')}{' '}
          {t('consent.calm')} {t('consent.gpcCounts')}{' '}
          <a href={buildPath(site, 'privacy', {})}>{t('consent.policy')}</a>
        </p>
        <div>
          <button type="button" {...{ on: `tap:${id}.reject` }}>
            {t('consent.refuse')}
          </button>
          <button type="button" {...{ on: `tap:${id}.accept` }}>
            {t('consent.accept')}
          </button>
        </div>
      </div>
    </amp-consent>
  );
}

/** The way back to the notice. What is chosen there is not taken from AMP's own storage before the server has seen it. */
export function AmpPrivacyChoices({ context }: { context: SiteContext }): JSX.Element {
  return (
    <button type="button" className="choices" {...{ on: `tap:${id}.prompt(expireCache=true)` }}>
      {context.t('consent.settings')}
    </button>
  );
}
