'use client';
import type { Consent } from '@cancha/integrations/ports/Consent';
import { consentHere } from '@cancha/site/consent/consentHere';
import type { ConsentRules } from '@cancha/site/consent/ConsentRecord';
import { useEffect } from 'react';
import type { ConsentManager } from '../consent/startConsentManager';
import type { BrowserService, ReadSite } from './BrowserService';
import { startWhenLoaded } from './startWhenLoaded';

type StartServicesProps = { services: readonly BrowserService[]; site: ReadSite } & (
  | { manager?: never; rules?: never }
  /** Another company asks. */
  | { manager: ConsentManager; rules: ConsentRules }
);

/** Waits for the reader's consent, and only then loads what starts a service: an adapter is in no first load. */
export function StartServices({ services, site, manager, rules }: StartServicesProps): null {
  useEffect(() => {
    let isOver = false;
    let wishes: ((() => void) | undefined)[] = [];
    const wish = (consent: Consent | null) => {
      if (isOver) return;
      wishes = services.map((service) =>
        consent?.whenAllowed(service.use, () => startWhenLoaded(service, site)),
      );
    };
    if (manager)
      import('../consent/startConsentManager')
        .then(({ startConsentManager }) => wish(startConsentManager(manager, rules)))
        // Nobody can say what is allowed: nothing runs.
        .catch(console.error);
    else wish(consentHere());
    return () => {
      isOver = true;
      for (const giveUp of wishes) giveUp?.();
    };
  }, [services, site, manager, rules]);
  return null;
}
