import type { ConsentPurpose } from '@cancha/integrations/ports/Service';
import type { PageConsent } from './ConsentRecord';

const asked: readonly ConsentPurpose[] = ['functional', 'measurement', 'advertising', 'social'];

/**
 * Allows one purpose more, where the reader asked for something that needs it. All others stay as they are. Where the
 * manager of another company asks, its settings are opened: nobody else may choose there.
 */
export function allowPurpose(consent: PageConsent, purpose: ConsentPurpose): void {
  const granted = [...asked.filter((other) => consent.allows(other)), purpose];
  if (consent.choose) consent.choose(granted, 'feature');
  else consent.openSettings();
}
