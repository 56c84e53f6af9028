import type { Consent } from '@cancha/integrations/ports/Consent';
import type { ConsentPurpose } from '@cancha/integrations/ports/Service';
import type { NotedRun } from '@cancha/site/consent/ConsentRecord';
import { createWishes } from '@cancha/site/consent/createWishes';
import { readTcData, type TcChoice } from './readTcData';
import { whenTcfApi, type TcfApi } from './whenTcfApi';

export type TcfOptions = {
  /** Numbers in IAB's list of vendors, by service. A service that is not in it asks for its purposes alone. */
  readonly vendors: Readonly<Record<string, number>>;
  /** What Global Privacy Control refuses. */
  readonly gpcRefuses: readonly ConsentPurpose[];
  /** Whether services may run until they are refused where the law of the framework does not hold. */
  readonly isOptOut: boolean;
  /** The page has the manager. */
  readonly onFound: () => void;
  /**
   * The reader has chosen, or what they chose is not known any more: before anything starts or ends for it. A manager that
   * was there first answers at once, so it may be called before there is a consent to ask.
   */
  readonly onChoice: (choice: TcChoice | null, allows: Consent['allows']) => void;
  /** Notes a start in the reader's receipt. */
  readonly note: (run: NotedRun) => void;
  /** Opens the manager's own settings: the framework has no command for it. */
  readonly openSettings: () => void;
};

/** The port, and what runs by it once more into a receipt that is begun anew. */
export type TcfConsent = Consent & { readonly noteRunning: () => void };

/**
 * Our purposes in those of TCF, each of which the reader has to have allowed: 1 keeps something on the device, 2 to 4
 * choose ads, 7 to 9 measure. Of posts of social networks TCF knows nothing.
 */
const tcfPurposes: Readonly<Record<ConsentPurpose, readonly number[] | null>> = {
  necessary: [],
  functional: [1],
  measurement: [1, 8, 9],
  advertising: [1, 2, 3, 4, 7],
  social: null,
};

type Reason = Pick<NotedRun, 'why' | 'tcf'>;

/** The consent manager of another company, by TCF 2.2 or 2.3. Without an answer of it nothing is allowed. */
export function createTcfConsent(options: TcfOptions): TcfConsent {
  let choice: TcChoice | null = null;

  /** Why something may run; `null` where it may not. */
  function reasonFor(purpose: ConsentPurpose, service?: string): Reason | null {
    const asked = tcfPurposes[purpose];
    if (purpose === 'necessary') return { why: 'necessary' };
    if (hasGpc() && options.gpcRefuses.includes(purpose)) return null;
    if (!choice || asked === null) return null;
    if (!choice.applies) return options.isOptOut ? { why: 'optOut' } : null;
    const vendor = service === undefined ? undefined : options.vendors[service];
    const isGranted =
      asked.every((one) => choice?.purposes.includes(one)) &&
      (vendor === undefined || choice.grantsVendor(vendor, asked));
    return isGranted ? { why: 'chosen', tcf: asked } : null;
  }

  const allows: Consent['allows'] = (purpose) => reasonFor(purpose) !== null;

  const { follow, ...wishes } = createWishes({
    reasonFor: ({ purpose, service }) => reasonFor(purpose, service),
    note: options.note,
  });

  function hear(data: unknown, success: unknown): void {
    const { eventStatus, cmpStatus } = (data ?? {}) as { eventStatus?: unknown; cmpStatus?: unknown };
    const isFinal = eventStatus === 'tcloaded' || eventStatus === 'useractioncomplete';
    // While its settings are open, what was chosen before holds.
    if (cmpStatus !== 'error' && !(success === true && isFinal)) return;
    choice = cmpStatus === 'error' ? null : (guarded(() => readTcData(data)) ?? null);
    guarded(() => options.onChoice(choice, allows));
    follow();
  }

  const listen = (api: TcfApi) => {
    guarded(options.onFound);
    guarded(() => api('addEventListener', 2, (data, success) => void guarded(() => hear(data, success))));
  };
  whenTcfApi(listen);
  document.addEventListener('prerenderingchange', follow);

  return {
    ...wishes,
    allows,
    openSettings: () => void guarded(options.openSettings),
  };
}

const hasGpc = () => (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** What fails is not the page's trouble, nor that of other services. */
function guarded<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch (error) {
    console.error(error);
    return undefined;
  }
}
