import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { scriptFailures } from '../browser/testing/scriptModes';
import { startAds } from './startAds';

type Asked = { path: string; id: string; sizes: number[][]; targeting: Record<string, string> };

const page = window as {
  googletag?: unknown;
  adWrapper?: unknown;
  dataLayer?: object[];
  gptStandIn?: { requests: Asked[]; defined: Map<string, unknown> } & Record<string, unknown>;
};
const isPhone = () => innerWidth < 768;
let stop: (() => void) | void;

/** A place as a page has it: the slot, and beside it what the house says. */
function addSlot(id: string, { mobile, section }: { mobile?: boolean; section?: string } = {}): HTMLElement {
  const place = document.createElement('div');
  place.dataset['place'] = '';
  place.innerHTML = `<div id="${id}" style="width:300px;height:250px" data-ad-slot="${id}" data-ad-placement="box"
    data-ad-pos-mobile="low" data-ad-pos-desktop="right" data-ad-sizes="300x250 300x100"
    ${mobile === undefined ? '' : `data-ad-mobile="${mobile}"`} ${section ? `data-ad-section="${section}"` : ''}></div>
    <a href="/">House</a>`;
  document.body.append(place);
  return place.querySelector<HTMLElement>('[data-ad-slot]')!;
}

const scriptAt = (mode: string) => `${inject('scripts')}/${mode}/ads.js?${Math.random()}`;
function start({ mode = 'works', unit = '/1/site', word = 'fill', wrapper = false } = {}): void {
  sessionStorage.setItem('cancha.utm_term', word);
  const row = { placements: {}, slots: {}, baseAdUnit: unit };
  const scripts = wrapper ? { wrapper: scriptAt(mode) } : { script: scriptAt(mode) };
  stop = startAds({ ...row, ...scripts }, { siteCode: 'FCA', prefix: '' });
}
const isFilled = (slot: HTMLElement) => slot.dataset['adFilled'] !== undefined;
const requests = () => page.gptStandIn?.requests ?? [];
const passing = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const isTold = (event: Event) => event.preventDefault();

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  // A script that throws tells the window; the page goes on.
  window.addEventListener('error', isTold);
});
afterEach(() => {
  stop?.();
  vi.useRealTimers();
  window.removeEventListener('error', isTold);
  vi.restoreAllMocks();
  for (const part of document.querySelectorAll('[data-place], script[src*="/ads.js"]')) part.remove();
  for (const name of ['googletag', 'adWrapper', 'dataLayer', 'gptStandIn'] as const) delete page[name];
  sessionStorage.clear();
});

describe.each([
  ['the ad server', false],
  ['the wrapper of a network', true],
])('%s', (_, wrapper) => {
  it('fills each slot once, with what it is told of it', async () => {
    const slot = addSlot('one', { section: 'mls' });
    start({ wrapper });
    await vi.waitFor(() => expect(isFilled(slot)).toBe(true), 3000);
    await passing(1100);

    expect(requests()).toMatchObject([
      {
        path: '/1/site/box',
        sizes: [
          [300, 250],
          [300, 100],
        ],
        targeting: { section: 'mls', utm_term: 'fill' },
      },
    ]);
    expect(slot.querySelectorAll('iframe')).toHaveLength(1);
    expect(console.error).not.toHaveBeenCalled();
  });

  it.each(scriptFailures)('leaves its place to the house when its script is %s', async (mode) => {
    const slot = addSlot('one');
    start({ wrapper, mode });
    await passing(450);

    expect(isFilled(slot)).toBe(false);
  });

  it.each([
    ['there is no ad', { word: 'empty' }],
    ['it throws', { unit: '/1/throws' }],
  ])('leaves its place to the house when %s', async (_reason, how) => {
    const slot = addSlot('one');
    start({ wrapper, ...how });
    await passing(500);

    expect([isFilled(slot), slot.children.length]).toEqual([false, 0]);
    expect(console.error).not.toHaveBeenCalled();
  });

  it('gives its place back once the reader withdraws, and fills it when it is allowed again', async () => {
    const slot = addSlot('one');
    start({ wrapper });
    await vi.waitFor(() => expect(isFilled(slot)).toBe(true), 3000);
    stop!();
    expect([isFilled(slot), slot.children.length]).toEqual([false, 0]);
    expect(sessionStorage).toHaveLength(0);

    start({ wrapper });
    await vi.waitFor(() => expect(isFilled(slot)).toBe(true), 3000);
    expect(slot.querySelectorAll('iframe')).toHaveLength(1);
  });
});

describe('slots', () => {
  it('are loaded by themselves, in frames that cannot leave', async () => {
    addSlot('one');
    start();
    await vi.waitFor(() => expect(requests()).toHaveLength(1), 3000);

    expect(page.gptStandIn).toMatchObject({
      isInitialLoadDisabled: true,
      isSafeFrameForced: true,
      safeFrame: { allowOverlayExpansion: false, allowPushExpansion: false, sandbox: true },
    });
  });

  it('of phones are for phones, and each is told where it stands', async () => {
    addSlot('phone', { mobile: true });
    addSlot('wide', { mobile: false });
    start();
    await vi.waitFor(() => expect(requests()).toHaveLength(1), 3000);
    await passing(300);

    expect(requests()).toMatchObject([
      isPhone() ? { id: 'phone', targeting: { pos: 'low' } } : { id: 'wide', targeting: { pos: 'right' } },
    ]);
  });

  it('that the service has already stay with the house', async () => {
    const slot = addSlot('one');
    start({ unit: '/1/null' });
    await passing(450);

    expect(isFilled(slot)).toBe(false);
  });

  it('are looked for after 300 ms, and five times more, a second apart', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const lookFor = vi.spyOn(document, 'querySelectorAll');
    start({ mode: 'missing' });
    const looks = [299, 1, 999, 1, 1000, 1000, 1000, 1000, 10_000].map((ms) => {
      vi.advanceTimersByTime(ms);
      return lookFor.mock.calls.filter(([selector]) => selector === '[data-ad-slot]').length;
    });

    expect(looks).toEqual([0, 1, 1, 2, 3, 4, 5, 6, 6]);
  });

  it('wait until the reader is near', async () => {
    const far = addSlot('far');
    far.parentElement!.style.marginTop = '3000px';
    start();
    await passing(700);
    expect(requests()).toEqual([]);

    far.scrollIntoView();
    await vi.waitFor(() => expect(isFilled(far)).toBe(true), 3000);
    scrollTo(0, 0);
  });

  it('that come after all scans are filled, and what goes is given up', async () => {
    const first = addSlot('one');
    start();
    await vi.waitFor(() => expect(isFilled(first)).toBe(true), 3000);
    await passing(5400);
    first.parentElement!.remove();
    const again = addSlot('one');
    await vi.waitFor(() => expect(isFilled(again)).toBe(true), 1000);

    expect([...page.gptStandIn!.defined.keys()]).toEqual(['one']);
  }, 15_000);

  it('with an ad that never ends loading keep what the house says', async () => {
    const slot = addSlot('one');
    start({ word: 'endless' });
    await vi.waitFor(() => expect(slot.querySelector('iframe')).not.toBeNull(), 3000);
    expect(isFilled(slot)).toBe(false);
    await vi.waitFor(() => expect(slot.querySelector('iframe')).toBeNull(), 8000);

    expect([isFilled(slot), page.gptStandIn!.defined.size]).toEqual([false, 0]);
  }, 15_000);

  it('put nothing under the finger of a reader who follows what the house says', async () => {
    const slot = addSlot('one');
    slot.parentElement!.querySelector('a')!.focus();
    start();
    const changes = vi.fn();
    new MutationObserver(changes).observe(slot, { childList: true });
    // The ad came, and went when it was loaded.
    await vi.waitFor(() => expect(changes).toHaveBeenCalledTimes(2), 3000);

    expect([isFilled(slot), slot.children.length]).toEqual([false, 0]);
  });

  it('do not stack where the browser keeps the page for Back', async () => {
    const slot = addSlot('one');
    start();
    for (let n = 1; n <= 5; n += 1) {
      await vi.waitFor(() => expect(isFilled(slot)).toBe(true), 3000);
      window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
      expect([isFilled(slot), slot.children.length]).toEqual([false, 0]);
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    }
    await vi.waitFor(() => expect(isFilled(slot)).toBe(true), 3000);

    expect([page.gptStandIn!.defined.size, slot.querySelectorAll('iframe').length]).toEqual([1, 1]);
    expect(requests()).toHaveLength(6);
  }, 15_000);

  it('are filled once where the script is loaded twice', async () => {
    const slot = addSlot('one');
    start();
    const second = document.createElement('script');
    second.src = scriptAt('works');
    document.head.append(second);
    await vi.waitFor(() => expect(isFilled(slot)).toBe(true), 3000);
    await passing(400);

    expect(slot.querySelectorAll('iframe')).toHaveLength(1);
  });

  it('are not displayed without a base ad unit, which is said', async () => {
    const slot = addSlot('one');
    start({ unit: '' });
    await passing(450);

    expect(console.error).toHaveBeenCalledExactlyOnceWith('baseAdUnit is required');
    expect([isFilled(slot), document.querySelector('script[src*="/ads.js"]')]).toEqual([false, null]);
  });

  it('tell the data layer of every fifth ad that was seen', async () => {
    page.dataLayer = [];
    for (let n = 1; n <= 6; n += 1) addSlot(`slot-${n}`).parentElement!.style.cssText = 'height:20px';
    start();
    await vi.waitFor(() => expect(page.dataLayer).toHaveLength(1), 4000);
    await passing(300);

    expect(page.dataLayer).toEqual([{ event: 'ads_viewed', viewed_ads: 5 }]);
  });
});
