import { tellOfFurtherPage } from '@cancha/site/navigation/furtherPage';
import { afterEach, beforeEach, describe, expect, inject, it, vi, type Mock } from 'vitest';
import { scriptFailures } from '../browser/testing/scriptModes';
import { createComscoreMeter } from './createComscoreMeter';
import { startAudience } from './startAudience';

type Counted = { c1: string; c2: string; cs_ucfr: string; by: 'itself' | 'beacon' };
const page = window as {
  countedByVendor?: Counted[];
  _comscore?: unknown;
  COMSCORE?: unknown;
  canchaConsent?: unknown;
};
const scriptOf = (mode: string) => `${inject('scripts')}/${mode}/audience.js`;
const counted = () => page.countedByVendor ?? [];

let candidates: Mock<() => Promise<Response>>;
let stop = () => {};
const start = (mode = 'works') => {
  const row = { publisher: '123', script: scriptOf(mode) };
  stop = startAudience(row, { siteCode: 'FCA', prefix: '/mx' }) as () => void;
};
/** What would have come by then would have come. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 100));
const isTold = (event: Event) => event.preventDefault();

beforeEach(() => {
  sessionStorage.clear();
  candidates = vi.fn(async () => new Response());
  vi.stubGlobal('fetch', candidates);
  page.canchaConsent = { hasChosen: () => true };
  // A script that throws tells the window; the page goes on.
  window.addEventListener('error', isTold);
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  window.removeEventListener('error', isTold);
  for (const name of ['countedByVendor', '_comscore', 'COMSCORE', 'canchaConsent'] as const)
    delete page[name];
  for (const script of document.head.querySelectorAll('script[src*="/audience.js"]')) script.remove();
});

describe('the meter', () => {
  const create = (mode: string, hasAgreed = true) =>
    createComscoreMeter({
      publisher: '123',
      script: scriptOf(mode),
      hasAgreed,
      onBeacon: () => void candidates(),
    });

  it('leaves the first page of a visit to the vendor’s script', async () => {
    create('works').countFirstPage();
    await vi.waitFor(() => expect(counted()).toEqual([{ c1: '2', c2: '123', cs_ucfr: '1', by: 'itself' }]));

    expect(candidates).not.toHaveBeenCalled();
  });

  it('says that nobody has agreed where nobody was asked', async () => {
    create('works', false).countPage();
    await vi.waitFor(() => expect(counted()).toMatchObject([{ cs_ucfr: '', by: 'beacon' }]));
  });

  it('counts each page once, those too that came before the script', async () => {
    const meter = create('works');
    meter.countPage();
    meter.countPage();
    expect(counted()).toEqual([]);
    await vi.waitFor(() => expect(counted()).toHaveLength(2));
    meter.countPage();

    expect(counted().map(({ by }) => by)).toEqual(['beacon', 'beacon', 'beacon']);
    expect(candidates).toHaveBeenCalledTimes(3);
  });

  it('counts nothing that waited when the reader withdraws', async () => {
    const meter = create('works');
    meter.countPage();
    meter.stop();
    await vi.waitFor(() => expect(page.COMSCORE).toBeDefined());

    expect(counted()).toEqual([]);
    expect(candidates).not.toHaveBeenCalled();
  });

  it('goes on when the vendor’s beacon throws', async () => {
    page.COMSCORE = {
      beacon() {
        throw new Error('The beacon fails.');
      },
    };
    expect(() => create('missing').countPage()).not.toThrow();
    expect(candidates).toHaveBeenCalledOnce();
  });

  it.each(scriptFailures)('sends neither beacon nor candidate when the script is %s', async (mode) => {
    const meter = create(mode);
    meter.countFirstPage();
    meter.countPage();
    await aMoment();

    expect(counted()).toEqual([]);
    expect(candidates).not.toHaveBeenCalled();
  });
});

describe('a further page in the document', () => {
  it('is one beacon and one candidate under a key of its own, which nothing keeps', async () => {
    start();
    tellOfFurtherPage({ path: '/calendario?jornada=2', kind: 'view' });
    tellOfFurtherPage({ path: '/ultimas-noticias?page=2', kind: 'list' });
    await vi.waitFor(() => expect(counted().filter(({ by }) => by === 'beacon')).toHaveLength(2));

    const asked = candidates.mock.calls as unknown as [string, RequestInit][];
    expect(asked).toHaveLength(2);
    for (const [address, options] of asked) {
      expect(address).toMatch(/^\/mx\/api\/pageview-candidate\?fca\d+$/);
      expect(options).toMatchObject({ cache: 'no-store', credentials: 'omit' });
    }
    expect(new Set(asked.map(([address]) => address)).size).toBe(2);
  });

  it('is nothing after the reader withdraws, and counts once when it is allowed again', async () => {
    start();
    stop();
    tellOfFurtherPage({ path: '/calendario?jornada=2', kind: 'view' });
    start();
    start();
    tellOfFurtherPage({ path: '/calendario?jornada=3', kind: 'view' });
    await vi.waitFor(() => expect(counted().filter(({ by }) => by === 'beacon')).toHaveLength(1));

    expect(candidates).toHaveBeenCalledOnce();
  });

  it('is counted when the call to the site fails', async () => {
    candidates.mockRejectedValue(new TypeError('Failed to fetch'));
    start();
    tellOfFurtherPage({ path: '/calendario?jornada=2', kind: 'view' });
    await vi.waitFor(() => expect(counted().filter(({ by }) => by === 'beacon')).toHaveLength(1));
  });
});
