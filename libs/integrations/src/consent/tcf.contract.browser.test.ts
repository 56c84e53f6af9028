import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { loadScript } from '../browser/loadScript';
import { scriptFailures } from '../browser/testing/scriptModes';
import { createTcfConsent, type TcfOptions } from './createTcfConsent';
import type { TcfApi } from './whenTcfApi';

type Reader = {
  opens(): void;
  chooses(purposes: readonly number[], vendors?: readonly number[], changes?: object): void;
};
const page = window as { __tcfapi?: unknown; tcfReader?: Reader };
const forMeasuring = [1, 8, 9];
const forAds = [1, 2, 3, 4, 7];
const counter = { service: 'Counter', purpose: 'measurement' } as const;
const ads = { service: 'Ads', purpose: 'advertising' } as const;

const note = vi.fn();
const onChoice = vi.fn<TcfOptions['onChoice']>();
const onFound = vi.fn();
const log = vi.spyOn(console, 'error');
const usual: TcfOptions = {
  ...{ vendors: { Ads: 755 }, gpcRefuses: ['advertising'], isOptOut: false, note, onChoice, onFound },
  openSettings: () => {
    throw new Error('No such manager.');
  },
};

/** A page with the manager, and two services that wish to run. */
function open(options: Partial<TcfOptions> = {}) {
  const consent = createTcfConsent({ ...usual, ...options });
  const did: string[] = [];
  for (const use of [counter, ads]) {
    consent.whenAllowed(use, () => {
      did.push(`start ${use.service}`);
      return () => void did.push(`stop ${use.service}`);
    });
  }
  return { consent, did };
}

async function loadManager(query = '', mode = 'works'): Promise<void> {
  const script = loadScript(`${inject('scripts')}/${mode}/consent.js?${query}`);
  await new Promise((resolve) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', resolve);
    // One that never answers.
    setTimeout(resolve, 400);
  });
}

const setGpc = (value: boolean) =>
  Object.defineProperty(navigator, 'globalPrivacyControl', { value, configurable: true });
const setPrerendering = (value: boolean) =>
  Object.defineProperty(document, 'prerendering', { value, configurable: true });

beforeEach(() => {
  for (const told of [note, onChoice, onFound]) told.mockClear();
  log.mockClear().mockReturnValue();
});
afterEach(() => {
  setGpc(false);
  setPrerendering(false);
  delete page.__tcfapi;
  delete page.tcfReader;
  for (const script of document.head.querySelectorAll('script[src*="/consent.js"]')) script.remove();
});

describe('a manager of TCF', () => {
  it('lets nothing run before the reader has chosen, and then what was chosen', async () => {
    await loadManager();
    const { consent, did } = open();
    const told = vi.fn();
    consent.subscribe(told);
    expect([consent.allows('necessary'), consent.allows('measurement'), did]).toEqual([true, false, []]);

    page.tcfReader!.chooses(forMeasuring);
    page.tcfReader!.chooses(forMeasuring);
    expect([consent.allows('measurement'), consent.allows('advertising')]).toEqual([true, false]);
    expect(did).toEqual(['start Counter']);
    expect(note.mock.calls).toEqual([[{ ...counter, why: 'chosen', tcf: forMeasuring }]]);
    expect(onChoice.mock.lastCall?.[0]?.purposes).toEqual(forMeasuring);
    expect(onFound).toHaveBeenCalledOnce();
    expect(told).toHaveBeenCalledTimes(2);
  });

  it('ends what is withdrawn, and starts it again', async () => {
    await loadManager();
    const { did } = open();
    for (const chosen of [forMeasuring, [], forMeasuring]) page.tcfReader!.chooses(chosen);

    expect(did).toEqual(['start Counter', 'stop Counter', 'start Counter']);
  });

  it('knows a choice of an earlier visit, which holds while its settings are open again', async () => {
    await loadManager(`known=${forMeasuring.join()}`);
    const { did } = open();
    page.tcfReader!.opens();

    expect(did).toEqual(['start Counter']);
  });

  it('may come later than what asks it', async () => {
    const { did } = open();
    await loadManager(`known=${forMeasuring.join()}`);

    await vi.waitFor(() => expect(did).toEqual(['start Counter']));
  });

  it.each<[string, vendors: readonly number[], changes: object]>([
    ['whom the reader refused', [], {}],
    ['whom the manager did not name', [755], { vendor: { consents: { 755: true }, disclosedVendors: {} } }],
    ['whom the site keeps from a purpose', [755], { publisher: { restrictions: { 3: { 755: 0 } } } }],
  ])('keeps out a vendor %s', async (_, vendors, changes) => {
    await loadManager();
    const { did } = open();
    page.tcfReader!.chooses(forAds, vendors, changes);
    expect(did).toEqual([]);

    page.tcfReader!.chooses(forAds, [755], {
      ...{
        vendor: { consents: { 755: true } },
        publisher: { restrictions: { 3: { 755: 1 }, 5: { 755: 0 } } },
      },
    });
    expect(did).toEqual(['start Ads']);
  });

  it.each([[forAds.slice(1)], [forAds.slice(0, -1)]])(
    'needs each purpose of a service: %j is too little',
    async (chosen) => {
      await loadManager();
      const { did } = open();
      page.tcfReader!.chooses(chosen, [755]);

      expect(did).toEqual([]);
    },
  );

  it('knows nothing of social networks', async () => {
    await loadManager();
    const { consent } = open();
    page.tcfReader!.chooses([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], [755]);

    expect(consent.allows('social')).toBe(false);
  });

  it.each([false, true])(
    'leaves it to the law of the place where its own does not hold: %s',
    async (isOptOut) => {
      await loadManager();
      const { did } = open({ isOptOut });
      page.tcfReader!.chooses([], [], { gdprApplies: false });

      expect(did).toEqual(isOptOut ? ['start Counter', 'start Ads'] : []);
      expect(note.mock.calls.map(([{ why }]) => why)).toEqual(isOptOut ? ['optOut', 'optOut'] : []);
    },
  );

  it('does not lift Global Privacy Control', async () => {
    setGpc(true);
    await loadManager();
    const { consent, did } = open({ isOptOut: true });
    page.tcfReader!.chooses([...forAds, ...forMeasuring], [755]);
    page.tcfReader!.chooses([], [], { gdprApplies: false });

    expect([did, consent.allows('advertising')]).toEqual([['start Counter'], false]);
  });

  it('starts nothing on a page that is only got ready', async () => {
    setPrerendering(true);
    await loadManager(`known=${forMeasuring.join()}`);
    const { did } = open();
    expect(did).toEqual([]);

    setPrerendering(false);
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(did).toEqual(['start Counter']);
  });

  it('is not waited for by who gave up', async () => {
    await loadManager();
    const { consent } = open();
    const start = vi.fn();
    consent.whenAllowed(counter, start)();
    page.tcfReader!.chooses(forMeasuring);

    expect(start).not.toHaveBeenCalled();
  });
});

describe('a manager that fails', () => {
  it.each(scriptFailures)('by its script (%s) lets nothing run but what is necessary', async (mode) => {
    const isTold = (event: Event) => event.preventDefault();
    window.addEventListener('error', isTold);
    const { consent, did } = open();
    await loadManager('', mode);
    const necessary = vi.fn();
    consent.whenAllowed({ service: 'Log', purpose: 'necessary' }, necessary);
    await new Promise((resolve) => setTimeout(resolve, 300));
    window.removeEventListener('error', isTold);

    expect([did, consent.allows('measurement')]).toEqual([[], false]);
    expect(necessary).toHaveBeenCalledOnce();
    expect(onFound).not.toHaveBeenCalled();
  });

  const granted = { gdprApplies: true, purpose: { consents: { 1: true, 8: true, 9: true } } };
  const final = { ...granted, eventStatus: 'tcloaded' };
  it.each<[string, unknown]>([
    ['is no function', 'manager'],
    [
      'throws',
      () => {
        throw new Error('Broken.');
      },
    ],
    ['never calls back', () => undefined],
    ['calls back with nothing', tells(undefined, undefined)],
    ['says that it failed', tells(final, false)],
    ['says that it succeeded, in words', tells(final, 'true')],
    ['has no final choice yet', tells({ ...granted, eventStatus: 'cmpuishown' }, true)],
    ['has a status that nobody knows', tells({ ...granted, eventStatus: 'done' }, true)],
    ['is in trouble', tells({ ...final, cmpStatus: 'error' }, true)],
    ['does not say whether the law holds', tells({ ...final, gdprApplies: undefined }, true)],
    ['answers with text', tells('tcloaded', true)],
    ['has consents that are none', tells({ ...final, purpose: { consents: 'all' } }, true)],
    ['has consents in words', tells({ ...final, purpose: { consents: { 1: 'yes', 8: 1, 9: {} } } }, true)],
    [
      'throws while it is read',
      tells(
        {
          ...final,
          get purpose(): never {
            throw new Error('No.');
          },
        },
        true,
      ),
    ],
  ])('%s: lets nothing run, and harms nobody', (_, api) => {
    page.__tcfapi = api;
    const { consent, did } = open({ isOptOut: true });

    expect([did, consent.allows('measurement'), consent.allows('necessary')]).toEqual([[], false, true]);
  });

  it('ends what ran when it answers with what nobody can read', async () => {
    await loadManager(`known=${forMeasuring.join()}`);
    const { did } = open();
    page.tcfReader!.chooses(forMeasuring, [], { gdprApplies: 'no' });

    expect(did).toEqual(['start Counter', 'stop Counter']);
    expect(onChoice.mock.lastCall?.[0]).toBeNull();
  });

  it('ends what ran when it gets into trouble', async () => {
    await loadManager(`known=${forMeasuring.join()}`);
    const { did } = open();
    page.tcfReader!.chooses(forMeasuring, [], { cmpStatus: 'error' });

    expect(did).toEqual(['start Counter', 'stop Counter']);
  });

  it('or a service that does, stops neither the page nor other services', async () => {
    await loadManager();
    const { consent } = open({
      note: () => {
        throw new Error('No room.');
      },
    });
    const other = vi.fn();
    consent.subscribe(() => {
      throw new Error('Nobody there.');
    });
    consent.whenAllowed(counter, () => {
      throw new Error('Blocked.');
    });
    consent.whenAllowed(counter, other);
    page.tcfReader!.chooses(forMeasuring);
    consent.openSettings();

    expect(other).toHaveBeenCalledOnce();
    expect(log).toHaveBeenCalled();
  });
});

function tells(data: unknown, success: unknown): TcfApi {
  return (_command, _version, callback) => callback(data, success);
}
