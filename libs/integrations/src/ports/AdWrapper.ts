/** One slot, as an ad network is told of it. */
export type AdRequest = {
  readonly baseAdUnit: string;
  /** Id of the element to fill. */
  readonly baseDivId: string;
  readonly placementTypeName: string;
  readonly pos: string;
  readonly sizes: readonly (readonly [width: number, height: number])[];
  readonly targeting: Readonly<Record<string, string>>;
};

/** `loaded`: it is there to be seen. `empty`: there is none. `viewed`: it was in sight for as long as counts. */
export type AdEvent = 'loaded' | 'empty' | 'viewed';

/**
 * Fills slots. Nothing of it throws. A service that is slow, blocked or broken says nothing, and then the slot stays as
 * it was.
 */
export type AdWrapper = {
  readonly display: (request: AdRequest, tell: (event: AdEvent) => void) => void;
  /** Takes an ad away, also one that is still on its way. Its element may be displayed anew. */
  readonly release: (baseDivId: string) => void;
  /** Ends what `display` began, for all slots. */
  readonly stop: () => void;
};
