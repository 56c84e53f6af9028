import type { Consent, ConsentUse } from '@cancha/integrations/ports/Consent';
import type { ConsentPurpose } from '@cancha/integrations/ports/Service';

/** What the browser must know of a site to ask its readers. Goes into every page that asks. */
export type ConsentRules = {
  /** Version of the words: with another one the reader is asked again. */
  readonly text: string;
  /** What the site's services ask for. */
  readonly purposes: readonly ConsentPurpose[];
  /** Time zones in which services run until the reader refuses. Elsewhere nothing does before a choice. */
  readonly optOutZones: readonly string[];
  /** What Global Privacy Control refuses. */
  readonly gpcRefuses: readonly ConsentPurpose[];
};

/** A choice of the reader's, with what was shown to them. */
export type ConsentChoice = {
  readonly at: string;
  /** `feature`: where the reader asked for something that needs it. */
  readonly by: 'notice' | 'settings' | 'feature';
  readonly text: string;
  readonly language: string;
  readonly asked: readonly ConsentPurpose[];
  readonly granted: readonly ConsentPurpose[];
};

/** What the reader chose in the manager of another company, as far as it tells. */
export type ManagedChoice = {
  /** When this site heard of it. */
  readonly at: string;
  /** The manager, as readers know it. */
  readonly manager: string;
  /** The purposes of IAB's framework that the reader allowed, by their numbers. */
  readonly purposes: readonly number[];
  /** What of the site's own purposes follows from them. */
  readonly granted: readonly ConsentPurpose[];
};

/**
 * A service that ran. `chosen`: the reader allowed it. `optOut`: the law lets it run until they refuse. `opened`: the reader
 * opened something of another host, which is then the service.
 */
export type ConsentRun = ConsentUse & {
  readonly why: 'chosen' | 'optOut' | 'necessary' | 'opened';
  /** The purposes of IAB's framework by which it ran. */
  readonly tcf?: readonly number[];
  readonly first: string;
  readonly last: string;
  readonly times: number;
};

/** A start that is noted. */
export type NotedRun = Pick<ConsentRun, 'service' | 'purpose' | 'why' | 'tcf'>;

/** All that is kept, and the receipt. */
export type ConsentRecord = {
  readonly version: 1;
  /** In the site's own notice and settings. */
  readonly choice: ConsentChoice | null;
  readonly managed?: ManagedChoice;
  readonly ran: readonly ConsentRun[];
};

/** The port, and what pages need besides. */
export type PageConsent = Consent & {
  readonly record: () => ConsentRecord;
  /** Whether the reader has chosen: not whether anything may run. */
  readonly hasChosen: () => boolean;
  /** Whether the browser sends Global Privacy Control. */
  readonly hasGpc: boolean;
  /** Whether the law lets services run for this reader until they are refused. */
  readonly isOptOut: boolean;
  /**
   * Stores it for all tabs. Where nothing can be stored it holds for this page: `false`. `null` where the manager of another
   * company asks: the reader chooses there.
   */
  readonly choose: ((granted: readonly ConsentPurpose[], by: ConsentChoice['by']) => boolean) | null;
  /** Opens the settings of another company's manager. `false` where that cannot be. */
  readonly openManager?: () => boolean;
  /** Writes into the receipt what ran without having been asked for here. */
  readonly note: (run: NotedRun) => void;
  /** Deletes the record, the site's own choice with it. What runs on is in the new one. */
  readonly forget: () => void;
};
