import type { AdEvent, AdRequest, AdWrapper } from '@cancha/integrations/ports/AdWrapper';
import { loadScript } from '../browser/loadScript';

/** What the script of an ad network puts into the page. No network's own shape is known: this is ours, for an adapter of theirs. */
type NetworkAds = {
  cmd: { push(command: () => void): unknown };
  display(request: AdRequest & { onEvent: (event: AdEvent) => void }): void;
  release(baseDivId: string): void;
};

/** The wrapper of an ad network, at the address of its script. */
export function createNetworkWrapper(script: string): AdWrapper {
  const page = window as { adWrapper?: NetworkAds };
  const network = (page.adWrapper ??= { cmd: [] } as object as NetworkAds);
  /** What each slot was displayed as: what is told of an earlier one counts no more. */
  const shown = new Map<string, object>();
  loadScript(script);

  const release = (id: string) => {
    shown.delete(id);
    network.cmd.push(() => {
      if (!shown.has(id)) network.release(id);
    });
  };
  return {
    display(request, tell) {
      const id = request.baseDivId;
      const entry = {};
      shown.set(id, entry);
      const isWanted = () => shown.get(id) === entry;
      network.cmd.push(() => {
        if (!isWanted()) return;
        try {
          network.display({ ...request, onEvent: (event) => void (isWanted() && tell(event)) });
        } catch {
          tell('empty');
        }
      });
    },
    release,
    stop() {
      for (const id of shown.keys()) release(id);
    },
  };
}
