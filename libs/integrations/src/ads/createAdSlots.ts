import type { AdEvent, AdRequest, AdWrapper } from '@cancha/integrations/ports/AdWrapper';

export const adSlotSelector = '[data-ad-slot]';

/** The ad service's: below it slots for phones are filled, from it on those for wider screens. */
const phones = '(max-width: 767.98px)';
/** So far below and above the window an ad is asked for. */
const near = '400px 0px';
/** After so long without an ad a slot keeps what the house has in it. */
const patience = 6000;

type AdSlotsOptions = {
  wrapper: AdWrapper;
  /** What is the same for all slots of the page. */
  page: Pick<AdRequest, 'baseAdUnit' | 'targeting'>;
  onViewed: () => void;
};

/** The slots in the document. What was displayed is known here, not written where React would undo it. */
export type AdSlotsInPage = {
  /** Takes in slots that are new in the document, and gives up those that are gone. */
  scan(): void;
  releaseAll(): void;
};

/** Fills each slot once, when the reader comes near it. */
export function createAdSlots({ wrapper, page, onViewed }: AdSlotsOptions): AdSlotsInPage {
  /** Slots with the end of the wait for their ad. */
  const known = new Map<HTMLElement, ReturnType<typeof setTimeout> | undefined>();

  const giveUp = (slot: HTMLElement) => {
    clearTimeout(known.get(slot));
    wrapper.release(slot.id);
    delete slot.dataset['adFilled'];
  };
  const release = (slot: HTMLElement) => {
    nearby.unobserve(slot);
    giveUp(slot);
    known.delete(slot);
  };
  const display = (slot: HTMLElement) => {
    known.set(
      slot,
      setTimeout(() => giveUp(slot), patience),
    );
    const request = requestOf(slot, page);
    wrapper.display(request, (event: AdEvent) => {
      if (event === 'viewed') return onViewed();
      clearTimeout(known.get(slot));
      // Nothing is put under a finger.
      if (event === 'empty' || isInUse(slot)) giveUp(slot);
      else slot.dataset['adFilled'] = '';
    });
  };
  const nearby = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        nearby.unobserve(target);
        display(target as HTMLElement);
      }
    },
    { rootMargin: near },
  );
  return {
    scan() {
      for (const slot of known.keys()) if (!slot.isConnected) release(slot);
      const isPhone = matchMedia(phones).matches;
      for (const slot of document.querySelectorAll<HTMLElement>(adSlotSelector)) {
        const { adMobile } = slot.dataset;
        if (known.has(slot) || (adMobile !== undefined && (adMobile === 'true') !== isPhone)) continue;
        known.set(slot, undefined);
        nearby.observe(slot);
      }
    },
    releaseAll() {
      for (const slot of known.keys()) release(slot);
    },
  };
}

/** The reader is about to follow what stands in its place. */
const isInUse = ({ parentElement }: HTMLElement): boolean =>
  parentElement?.matches(':active, :focus-within') ?? false;

/** The strip below the header stands on every page, and knows of none. */
const sectionOf = (slot: HTMLElement | null) => slot?.dataset['adSection'];

function requestOf(slot: HTMLElement, { baseAdUnit, targeting }: AdSlotsOptions['page']): AdRequest {
  const { adPlacement = '', adPosMobile, adPosDesktop, adSizes = '' } = slot.dataset;
  const section = sectionOf(slot) ?? sectionOf(document.querySelector<HTMLElement>('[data-ad-section]'));
  const pos = matchMedia(phones).matches ? adPosMobile : adPosDesktop;
  return {
    ...{ baseAdUnit, baseDivId: slot.id, placementTypeName: adPlacement, pos: pos ?? '' },
    sizes: adSizes.split(' ').map((size) => {
      const [width = 0, height = 0] = size.split('x').map(Number);
      return [width, height] as const;
    }),
    targeting: { ...targeting, ...(section ? { section } : {}) },
  };
}
