import type { ConsentPurpose } from '@cancha/integrations/ports/Service';
import { useCallback, useSyncExternalStore } from 'react';
import type { PageConsent } from './ConsentRecord';

/** Whether the reader allows a purpose, also when that changes, here or in another tab. */
export function useAllowed(consent: PageConsent | null, purpose: ConsentPurpose): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => consent?.subscribe(onChange) ?? (() => undefined),
    [consent],
  );
  return useSyncExternalStore(
    subscribe,
    () => consent?.allows(purpose) ?? false,
    () => false,
  );
}
