'use client';
import { resetPanels } from '@cancha/ui/shell/CloseOnEscape/resetPanels';
import { useEffect } from 'react';
import { whenIdle } from '../device/whenIdle';
import { sendOnChoice } from './sendOnChoice';
import { swapOnChoice } from './swapInPlace';

/**
 * Pages load as documents: links are links. This prepares the next document, and keeps changes within a page (a round, a
 * week, a minute) in place.
 */
export function PageNavigation(): null {
  useEffect(() => {
    // Nobody follows a link before the page is there.
    const forget = whenIdle(async () => (await import('./speculationRules')).addSpeculationRules());
    // Who comes back to a page that the browser kept finds its menus shut.
    window.addEventListener('pagehide', resetPanels);
    const stop = swapOnChoice();
    const stopSending = sendOnChoice();
    return () => {
      window.removeEventListener('pagehide', resetPanels);
      stopSending();
      stop();
      forget();
    };
  }, []);
  return null;
}
