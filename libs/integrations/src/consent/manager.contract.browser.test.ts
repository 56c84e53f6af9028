import { consentGlobal, consentHere } from '@cancha/site/consent/consentHere';
import type { ConsentRules } from '@cancha/site/consent/ConsentRecord';
import { noteOpened } from '@cancha/site/consent/noteOpened';
import { afterEach, describe, expect, inject, it, vi } from 'vitest';
import { loadScript } from '../browser/loadScript';
import { startConsentManager, type ConsentManager } from './startConsentManager';

type Reader = { chooses(purposes: readonly number[], vendors?: readonly number[], changes?: object): void };
const page = window as { __tcfapi?: unknown; tcfReader?: Reader; standInManager?: object };
const notice = () => document.querySelector('[role=dialog]');
const choose = (name: string) =>
  [...(notice()?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === name)?.click();

const manager: ConsentManager = {
  name: 'Manager',
  settings: { command: 'displayConsentUi' },
  vendors: { Ads: 755 },
};
const rules: ConsentRules = {
  text: '2026-11-23',
  purposes: ['measurement', 'advertising'],
  optOutZones: [],
  gpcRefuses: ['advertising'],
};
const counter = { service: 'Counter', purpose: 'measurement' } as const;
const ran = () => consentHere()!.record().ran;

async function loadManager(): Promise<void> {
  const script = loadScript(`${inject('scripts')}/works/consent.js?asks`);
  await new Promise((resolve) => script.addEventListener('load', resolve));
}

/** The page is opened by a reader who keeps what earlier pages have stored. */
async function open(changes: Partial<ConsentManager> = {}) {
  leave();
  await loadManager();
  return startConsentManager({ ...manager, ...changes }, rules);
}

function leave() {
  delete page.__tcfapi;
  delete page.tcfReader;
  delete page.standInManager;
  Reflect.deleteProperty(globalThis, consentGlobal);
  for (const left of document.querySelectorAll('script[src*="/consent.js"], [role=dialog]')) left.remove();
}

afterEach(() => {
  leave();
  localStorage.clear();
  vi.restoreAllMocks();
});

describe('the page of a site with another company’s manager', () => {
  it('is asked by it, and has the site’s receipt of what was chosen there and ran', async () => {
    const consent = await open();
    const start = vi.fn();
    consent.whenAllowed(counter, start);
    expect([start.mock.calls.length, consent.hasChosen()]).toEqual([0, false]);
    expect(consent.record().managed).toBeUndefined();

    choose('Only measure');
    expect([start.mock.calls.length, consent.hasChosen()]).toEqual([1, true]);
    expect(consent.record()).toMatchObject({
      choice: null,
      managed: { manager: 'Manager', purposes: [1, 8, 9], granted: ['measurement'] },
    });
    expect(ran()).toMatchObject([
      { ...counter, why: 'chosen', tcf: [1, 8, 9], times: 1 },
      { service: 'Manager', purpose: 'necessary', why: 'necessary' },
    ]);
  });

  it('keeps the day of a choice until there is another one', async () => {
    vi.spyOn(Date.prototype, 'toISOString').mockReturnValueOnce('2026-11-23T10:00:00.000Z');
    await open();
    choose('Refuse all');
    const first = consentHere()!.record().managed;
    expect(first).toMatchObject({ purposes: [], granted: [] });

    await open();
    expect(consentHere()!.record().managed).toEqual(first);
    consentHere()!.openSettings();
    choose('Allow all');
    expect(consentHere()!.record().managed).toMatchObject({ granted: ['measurement', 'advertising'] });
  });

  it('has in the receipt what the reader chose before any script of the site had come', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    leave();
    await loadManager();
    choose('Only measure');
    const consent = startConsentManager(manager, rules);

    expect(consent.record().managed).toMatchObject({ purposes: [1, 8, 9], granted: ['measurement'] });
    expect(error).not.toHaveBeenCalled();
  });

  it('has one of them, however often it is started', async () => {
    const consent = await open();

    expect(startConsentManager(manager, rules)).toBe(consent);
    expect(consentHere()).toBe(consent);
  });

  it('cannot choose in its place', async () => {
    expect((await open()).choose).toBeNull();
  });

  it('says what runs and was chosen in a receipt that is begun anew', async () => {
    const consent = await open();
    consent.whenAllowed(counter, () => undefined);
    choose('Only measure');
    noteOpened('video.example');
    expect(ran()[0]).toMatchObject({ service: 'video.example', why: 'opened' });
    consent.forget();

    expect(ran().map(({ service }) => service)).toEqual(['Counter', 'Manager']);
    expect(consent.record().managed?.purposes).toEqual([1, 8, 9]);
  });

  it('leaves the choice that was made in the notice of another edition of the host as it is', async () => {
    const choice = { at: '2026-11-23T10:00:00.000Z', by: 'notice', granted: [], asked: [] };
    localStorage.setItem('cancha.consent', JSON.stringify({ version: 1, choice, ran: [] }));
    const consent = await open();
    choose('Only measure');

    expect(consent.record().choice).toEqual(choice);
  });

  it('tells nobody of a choice where the law of the framework does not hold', async () => {
    const consent = await open();
    page.tcfReader!.chooses([1, 8, 9], [], { gdprApplies: false });

    expect([consent.hasChosen(), consent.record().managed]).toEqual([false, undefined]);
  });
});

describe('the settings of the manager', () => {
  it.each<[string, ConsentManager['settings']]>([
    ['a command of the framework', { command: 'displayConsentUi' }],
    ['a function of its page', { call: 'standInManager.open' }],
  ])('open by %s', async (_, settings) => {
    const consent = await open({ settings });
    choose('Refuse all');
    expect(notice()).toBeNull();

    expect(consent.openManager!()).toBe(true);
    expect(notice()).not.toBeNull();
  });

  it.each<[string, ConsentManager['settings']]>([
    ['there is none in the row', undefined],
    ['the manager does not know the command', { command: 'openPlease' }],
    ['the page has no such function', { call: 'standInManager.close' }],
    ['nor its owner', { call: 'OneTrust.ToggleInfoDisplay' }],
  ])('cannot be opened where %s: the site’s page has to say so', async (_, settings) => {
    const link = document.createElement('a');
    link.dataset['act'] = 'privacyChoices';
    const followed = vi.fn();
    link.addEventListener('click', followed);
    document.body.append(link);
    const consent = await open({ settings });
    expect(consent.openManager!()).toBe(false);
    consent.openSettings();
    link.remove();

    expect(followed).toHaveBeenCalledOnce();
  });

  it.each<[string, unknown]>([
    ['never came', undefined],
    [
      'throws',
      () => {
        throw new Error('Broken.');
      },
    ],
  ])('cannot be opened where it %s', (_, api) => {
    vi.spyOn(console, 'error').mockReturnValue();
    page.__tcfapi = api;

    expect(startConsentManager(manager, rules).openManager!()).toBe(false);
  });
});
