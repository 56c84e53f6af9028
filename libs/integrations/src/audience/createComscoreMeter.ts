import type { AudienceMeter } from '@cancha/integrations/ports/AudienceMeter';
import type { AudienceRow } from '@cancha/integrations/ports/ServiceRows';
import { loadScript } from '../browser/loadScript';

/** As the vendor names them. `cs_ucfr`: "1" where the reader has agreed, empty where they were not asked. */
type Beacon = { c1: '2'; c2: string; cs_ucfr: '1' | '' };
type VendorPage = { _comscore?: Beacon[]; COMSCORE?: { beacon?: (beacon: Beacon) => void } };

export type ComscoreMeter = AudienceMeter & {
  /** The vendor's script counts the page that it is loaded into, where it finds this. */
  readonly countFirstPage: () => void;
  readonly stop: () => void;
};

type Options = AudienceRow & {
  /** Whether the reader has agreed; where the law does not ask them first, they may not have. */
  readonly hasAgreed: boolean;
  /** Called for each beacon that is sent. */
  readonly onBeacon: () => void;
};

/** Pages are counted once the vendor's script is there: without it neither beacon nor candidate is sent. */
export function createComscoreMeter({ publisher, script, hasAgreed, onBeacon }: Options): ComscoreMeter {
  const page = window as VendorPage;
  const beacon: Beacon = { c1: '2', c2: publisher, cs_ucfr: hasAgreed ? '1' : '' };
  let waiting = 0;
  const load = () =>
    loadScript(script ?? `https://sb.scorecardresearch.com/cs/${encodeURIComponent(publisher)}/beacon.js`);
  const send = () => {
    if (!page.COMSCORE?.beacon) return;
    for (; waiting > 0; waiting -= 1) {
      try {
        page.COMSCORE.beacon(beacon);
      } catch {
        // The vendor's trouble.
      }
      onBeacon();
    }
  };
  return {
    countFirstPage() {
      (page._comscore ??= []).push(beacon);
      load();
    },
    countPage() {
      waiting += 1;
      // A script that came before has told of it; `load` is told to whoever waits for it.
      load().addEventListener('load', send, { once: true });
      send();
    },
    stop() {
      waiting = 0;
    },
  };
}
