import type { AdEvent, AdRequest, AdWrapper } from '@cancha/integrations/ports/AdWrapper';
import { loadScript } from '../browser/loadScript';

type GptSlot = {
  addService(service: PubAds): GptSlot;
  setTargeting(key: string, value: string): GptSlot;
  getSlotElementId(): string;
};

type GptEvent = { slot: GptSlot; isEmpty?: boolean };
type Listener = (event: GptEvent) => void;

type PubAds = {
  disableInitialLoad(): void;
  setForceSafeFrame(isForced: boolean): void;
  setSafeFrameConfig(config: Record<string, boolean>): void;
  addEventListener(name: string, listener: Listener): void;
  removeEventListener(name: string, listener: Listener): void;
  refresh(slots: GptSlot[]): void;
};

/** As far as it is used here. */
type Googletag = {
  cmd: { push(command: () => void): unknown };
  pubads(): PubAds;
  enableServices(): void;
  defineSlot(path: string, sizes: AdRequest['sizes'], id: string): GptSlot | null;
  display(id: string): void;
  destroySlots(slots: GptSlot[]): void;
};

type Shown = { tell: (event: AdEvent) => void; slot: GptSlot | null };

/** Frames of another origin, which cannot grow over the page nor lead it away. */
const safeFrame = { allowOverlayExpansion: false, allowPushExpansion: false, sandbox: true };

/** Each slot is asked for by itself, when it is near: together they would all come with the first. */
export function createGptWrapper(script = 'https://securepubads.g.doubleclick.net/tag/js/gpt.js'): AdWrapper {
  const page = window as { googletag?: Googletag };
  const tag = (page.googletag ??= { cmd: [] } as object as Googletag);
  const shown = new Map<string, Shown>();
  let isStopped = false;
  const tellOf = ({ slot }: GptEvent) => shown.get(slot.getSlotElementId())?.tell;
  const listeners: Record<string, Listener> = {
    slotRenderEnded: (event) => void (event.isEmpty && tellOf(event)?.('empty')),
    slotOnload: (event) => tellOf(event)?.('loaded'),
    impressionViewable: (event) => tellOf(event)?.('viewed'),
  };
  tag.cmd.push(() => {
    if (isStopped) return;
    const ads = tag.pubads();
    // Before `enableServices`: a slot loads when it is told to.
    ads.disableInitialLoad();
    ads.setForceSafeFrame(true);
    ads.setSafeFrameConfig(safeFrame);
    for (const [name, listener] of Object.entries(listeners)) ads.addEventListener(name, listener);
    tag.enableServices();
  });
  loadScript(script);

  const release = (id: string) => {
    const { slot } = shown.get(id) ?? {};
    shown.delete(id);
    if (slot) tag.destroySlots([slot]);
  };
  return {
    display(request, tell) {
      const entry: Shown = { tell, slot: null };
      shown.set(request.baseDivId, entry);
      tag.cmd.push(() => {
        // Released while it waited.
        if (shown.get(request.baseDivId) !== entry) return;
        try {
          entry.slot = load(tag, request);
        } catch {
          // What is broken there is told by its own script.
        }
        if (!entry.slot) tell('empty');
      });
    },
    release,
    stop() {
      isStopped = true;
      for (const id of shown.keys()) release(id);
      tag.cmd.push(() => {
        for (const [name, listener] of Object.entries(listeners))
          tag.pubads().removeEventListener(name, listener);
      });
    },
  };
}

/** `null` where the element has a slot already. */
function load(tag: Googletag, request: AdRequest): GptSlot | null {
  const { baseAdUnit, placementTypeName, sizes, baseDivId, pos, targeting } = request;
  const slot = tag.defineSlot(`${baseAdUnit}/${placementTypeName}`, sizes, baseDivId);
  if (!slot) return null;
  const ads = tag.pubads();
  slot.addService(ads);
  for (const [key, value] of Object.entries({ ...targeting, pos })) slot.setTargeting(key, value);
  tag.display(baseDivId);
  ads.refresh([slot]);
  return slot;
}
