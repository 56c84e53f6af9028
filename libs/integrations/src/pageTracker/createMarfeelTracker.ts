import type { NewPage, PageTracker } from '@cancha/integrations/ports/PageTracker';
import type { PageTrackerRow } from '@cancha/integrations/ports/ServiceRows';
import { loadScript } from '../browser/loadScript';

type Compass = { trackNewPage?: (page: { url: string; rs: string }) => void };
type VendorPage = {
  marfeel?: { cmd?: (readonly ['compass', (compass: Compass) => void])[]; config?: { accountId: string } };
};

/** The vendor's words for how a reader got to a page. */
const sources: Readonly<Record<NewPage['referrerType'], string>> = {
  document: 'internal',
  view: 'in page',
  list: 'infinite scroll',
};

/** As the vendor documents it: what is in the queue before the script comes, the script takes from it. */
export function createMarfeelTracker({ account, script }: PageTrackerRow): PageTracker {
  const marfeel = ((window as VendorPage).marfeel ??= {});
  const queue = (marfeel.cmd ??= []);
  marfeel.config ??= { accountId: account };
  loadScript(script ?? `https://sdk.mrf.io/statics/marfeel-sdk.es5.js?id=${encodeURIComponent(account)}`);
  return {
    notifyNewPage({ url, referrerType }) {
      try {
        // The script puts another queue in place of the one it has emptied.
        (marfeel.cmd ?? queue).push([
          'compass',
          (compass) => compass.trackNewPage?.({ url, rs: sources[referrerType] }),
        ]);
      } catch {
        // The vendor's trouble.
      }
    },
  };
}
