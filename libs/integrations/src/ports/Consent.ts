import type { ConsentPurpose } from './Service';

/** Who wants to run, by the name that readers know it by, and for what. */
export type ConsentUse = { readonly service: string; readonly purpose: ConsentPurpose };

/** What the reader allows, in the browser. Nothing of it throws: what cannot be known is not allowed. */
export type Consent = {
  readonly allows: (purpose: ConsentPurpose) => boolean;
  /**
   * Starts a service as soon as its purpose is allowed: at once, or later. What `start` returns is called when the reader
   * withdraws; allowed again, the service is started again. Each start is noted in the reader's receipt. Returns what
   * gives the wish up; what runs then goes on.
   */
  readonly whenAllowed: (use: ConsentUse, start: () => void | (() => void)) => () => void;
  /** Tells of each change, in this tab or in another one. Returns what ends it. */
  readonly subscribe: (onChange: () => void) => () => void;
  readonly openSettings: () => void;
};
