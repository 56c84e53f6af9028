import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeStorage } from '../testing/fakeStorage';
import type { ConsentRules, PageConsent } from './ConsentRecord';
import { consentScript } from './consentScript';

const rules: ConsentRules = {
  text: '2026-11-23',
  purposes: ['measurement', 'advertising'],
  optOutZones: [],
  gpcRefuses: ['advertising'],
};
const optOutZones = ['America/New_York'];
const counter = { service: 'Counter', purpose: 'measurement' } as const;

/** As much of a browser as the manager uses. Tabs share what is stored. */
function openTab(
  changed: Partial<ConsentRules> = {},
  { storage = fakeStorage(), gpc = false, timeZone = 'America/Panama', prerendering = false } = {},
) {
  const root = { dataset: {} as Record<string, string>, lang: 'es' };
  const heard = new Map<string, (event: object) => void>();
  const here = {
    document: {
      documentElement: root,
      prerendering,
      getElementById: () => null,
      addEventListener: (name: string, listener: (event: object) => void) => heard.set(name, listener),
    },
    navigator: { globalPrivacyControl: gpc },
    Intl: { DateTimeFormat: () => ({ resolvedOptions: () => ({ timeZone }) }) },
    localStorage: storage,
    addEventListener: (name: string, listener: (event: object) => void) => heard.set(name, listener),
    window: {} as { canchaConsent?: PageConsent },
  };
  // As the page has it: text, which knows nothing of the module it is from.
  runInNewContext(consentScript({ ...rules, ...changed }), { ...here, Date, console });
  const consent = here.window.canchaConsent!;
  const hear = (name: 'storage' | 'pageshow', event: object) => heard.get(name)?.(event);
  const show = () => {
    here.document.prerendering = false;
    heard.get('prerenderingchange')?.({});
  };
  return { consent, storage, hear, show, state: () => root.dataset['consent'] };
}

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-23T12:00:00Z') }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('before a choice', () => {
  it('asks, and lets run only what the site needs', () => {
    const { consent, state } = openTab();

    expect(state()).toBe('ask');
    expect(
      ['measurement', 'advertising', 'social', 'necessary'].map((p) => consent.allows(p as never)),
    ).toEqual([false, false, false, true]);
  });

  it('lets run what the law of a place lets run until it is refused, and does not ask', () => {
    const { consent, state } = openTab({ optOutZones }, { timeZone: 'America/New_York' });
    consent.whenAllowed(counter, () => undefined);

    expect([state(), consent.allows('advertising')]).toEqual(['known', true]);
    expect(consent.record().ran).toMatchObject([{ ...counter, why: 'optOut' }]);
    consent.choose!([], 'settings');
    expect(consent.allows('advertising')).toBe(false);
  });

  it('asks a reader who is elsewhere than the site', () => {
    const { consent, state } = openTab({ optOutZones }, { timeZone: 'Europe/Madrid' });

    expect([state(), consent.allows('advertising')]).toEqual(['ask', false]);
  });
});

describe('a choice', () => {
  it('is kept with its day, its words and what was asked', () => {
    const { consent, storage, state } = openTab();
    expect(consent.choose!(['measurement', 'social'], 'notice')).toBe(true);

    expect(state()).toBe('known');
    expect(openTab({}, { storage }).consent.record().choice).toEqual({
      at: '2026-11-23T12:00:00.000Z',
      by: 'notice',
      text: '2026-11-23',
      language: 'es',
      asked: ['measurement', 'advertising'],
      granted: ['measurement'],
    });
  });

  it.each([
    ['other words', { text: '2027-01-01' }, 0],
    ['another purpose', { purposes: ['measurement', 'social'] as const }, 0],
    ['the same a year later', {}, 366],
  ])('is asked for again for %s', (_, changed, days) => {
    const { consent, storage } = openTab();
    consent.choose!(['measurement'], 'notice');
    vi.advanceTimersByTime(days * 86_400_000);
    const later = openTab(changed, { storage });

    expect([later.state(), later.consent.allows('measurement')]).toEqual(['ask', false]);
  });

  it('holds in the other tabs, and on a page that the browser kept', () => {
    const { consent, storage } = openTab();
    const other = openTab({}, { storage });
    const kept = openTab({}, { storage });
    const told = vi.fn();
    other.consent.subscribe(told);
    consent.choose!(['measurement'], 'notice');
    other.hear('storage', { key: 'cancha.consent' });
    kept.hear('pageshow', { persisted: true });

    expect(told).toHaveBeenCalledOnce();
    expect([other, kept].map((tab) => [tab.state(), tab.consent.allows('measurement')])).toEqual([
      ['known', true],
      ['known', true],
    ]);
  });

  it('holds for the page where nothing can be stored, and says that it is not kept', () => {
    const storage = fakeStorage({ throws: new DOMException('No.', 'SecurityError') });
    const { consent, state } = openTab({}, { storage });

    expect(consent.choose!(['measurement'], 'notice')).toBe(false);
    expect([state(), consent.allows('measurement')]).toEqual(['known', true]);
  });

  it('holds for the page where there is no room left, also once a service has run', () => {
    const full = (): never => {
      throw new DOMException('Full.', 'QuotaExceededError');
    };
    const { consent, state } = openTab({}, { storage: { ...fakeStorage(), setItem: full } });
    consent.whenAllowed(counter, () => undefined);

    expect(consent.choose!(['measurement'], 'notice')).toBe(false);
    expect([state(), consent.allows('measurement')]).toEqual(['known', true]);
    expect(consent.record().ran).toMatchObject([counter]);
  });

  it.each(['{', '[]', '"x"', '{"version":2}', '{"version":1,"choice":{"granted":"all"},"ran":[]}'])(
    'that means nothing counts as none: %s',
    (stored) => {
      const storage = fakeStorage();
      storage.setItem('cancha.consent', stored);
      const { consent, state } = openTab({}, { storage });

      expect([state(), consent.allows('measurement')]).toEqual(['ask', false]);
    },
  );
});

describe('Global Privacy Control', () => {
  it('refuses what the law says, whatever is chosen', () => {
    const { consent } = openTab({}, { gpc: true });
    consent.choose!(['measurement', 'advertising'], 'settings');

    expect([consent.hasGpc, consent.allows('measurement'), consent.allows('advertising')]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('a service', () => {
  it('waits while the page is only got ready, and starts when it is shown', () => {
    const page = openTab({}, { prerendering: true });
    const start = vi.fn();
    page.consent.choose!(['measurement'], 'notice');
    page.consent.whenAllowed(counter, start);
    expect(start).not.toHaveBeenCalled();

    page.show();
    expect(start).toHaveBeenCalledOnce();
  });

  it('is noted beside what means nothing in the record', () => {
    const storage = fakeStorage();
    storage.setItem('cancha.consent', '{"version":1,"choice":null,"ran":[null,7,{"why":"chosen"}]}');
    const { consent } = openTab({}, { storage });
    consent.whenAllowed({ service: 'Log', purpose: 'necessary' }, () => undefined);

    expect(consent.record().ran).toMatchObject([{ service: 'Log', why: 'necessary', times: 1 }]);
  });

  it('starts when it is allowed, ends when that is withdrawn, and starts again', () => {
    const { consent } = openTab();
    const did: string[] = [];
    consent.whenAllowed(counter, () => {
      did.push('start');
      return () => void did.push('stop');
    });
    for (const granted of [['measurement'], ['measurement', 'advertising'], [], ['measurement']] as const)
      consent.choose!(granted, 'settings');

    expect(did).toEqual(['start', 'stop', 'start']);
    expect(consent.record().ran).toMatchObject([{ ...counter, why: 'chosen', times: 2 }]);
  });

  it('starts at once where it is allowed already, and not after it gave up', () => {
    const { consent } = openTab();
    const late = vi.fn();
    consent.whenAllowed(counter, late)();
    consent.choose!(['measurement'], 'notice');
    const early = vi.fn();
    consent.whenAllowed(counter, early);

    expect([late.mock.calls.length, early.mock.calls.length]).toEqual([0, 1]);
  });

  it('that fails stops neither the page nor the others', () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const { consent } = openTab();
    const other = vi.fn();
    consent.whenAllowed(counter, () => {
      throw new Error('Blocked.');
    });
    consent.whenAllowed({ service: 'Other', purpose: 'measurement' }, other);
    consent.choose!(['measurement'], 'notice');

    expect([other.mock.calls.length, log.mock.calls.length]).toEqual([1, 1]);
  });
});

describe('what the reader opened', () => {
  it('is in the receipt with its host, and allows nothing', () => {
    const { consent, storage } = openTab();
    consent.note({ service: 'video.example', purpose: 'social', why: 'opened' });

    expect(openTab({}, { storage }).consent.record().ran).toMatchObject([
      { service: 'video.example', why: 'opened', first: '2026-11-23T12:00:00.000Z', times: 1 },
    ]);
    expect(consent.allows('social')).toBe(false);
  });

  it('is kept beside a choice that is made later, and beside what a manager told', () => {
    const storage = fakeStorage();
    const managed = { at: '2026-11-22T12:00:00.000Z', manager: 'Other', purposes: [1], granted: [] };
    storage.setItem('cancha.consent', JSON.stringify({ version: 1, choice: null, managed, ran: [] }));
    const { consent } = openTab({}, { storage });
    consent.note({ service: 'video.example', purpose: 'social', why: 'opened' });
    consent.choose!(['measurement'], 'notice');

    expect(consent.record()).toMatchObject({ managed, ran: [{ service: 'video.example' }] });
    expect(consent.record().choice?.granted).toEqual(['measurement']);
  });
});

describe('a record that is deleted', () => {
  it('has the reader asked again, and ends what ran', () => {
    const { consent, storage, state } = openTab();
    const stop = vi.fn();
    consent.whenAllowed(counter, () => stop);
    consent.note({ service: 'video.example', purpose: 'social', why: 'opened' });
    consent.choose!(['measurement'], 'notice');
    consent.forget();

    expect([state(), stop.mock.calls.length]).toEqual(['ask', 1]);
    expect(openTab({}, { storage }).consent.record()).toEqual({ version: 1, choice: null, ran: [] });
  });

  it('says at once what runs on, once, where the law lets it', () => {
    const { consent } = openTab({ optOutZones }, { timeZone: 'America/New_York' });
    consent.whenAllowed(counter, () => undefined);
    consent.whenAllowed({ service: 'Ads', purpose: 'advertising' }, () => undefined);
    consent.choose!(['measurement'], 'settings');
    consent.forget();

    expect(consent.record().ran).toMatchObject([
      { service: 'Ads', why: 'optOut', times: 1 },
      { ...counter, why: 'optOut', times: 1 },
    ]);
    expect(consent.record().ran).toHaveLength(2);
  });
});
