import { useSyncExternalStore } from 'react';
import { consentHere } from './consentHere';
import type { PageConsent } from './ConsentRecord';

/** The manager of another company tells of its coming as of any change of what is stored. */
function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}

/** The consent of this page, also where the manager of another company comes later than what asks for it. */
export const useConsentHere = (): PageConsent | null =>
  useSyncExternalStore(subscribe, consentHere, () => null);
