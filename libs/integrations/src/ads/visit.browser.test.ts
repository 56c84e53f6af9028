import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countViewedAd, forgetViewedAds } from './countViewedAd';
import { visitTargeting } from './visitTargeting';

const page = window as { dataLayer?: object[] };

beforeEach(() => {
  sessionStorage.clear();
  forgetViewedAds();
});
afterEach(() => {
  vi.restoreAllMocks();
  delete page.dataLayer;
});

/** As in a browser that keeps nothing. */
function refuseStorage(): void {
  const refuse = () => {
    throw new DOMException('No.', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
}

describe('how the reader came', () => {
  it('is kept for the visit, and overwritten by what is there only', () => {
    expect(visitTargeting('?utm_source=mail&utm_medium=push&utm_term=')).toEqual({
      utm_source: 'mail',
      utm_medium: 'push',
    });
    expect(visitTargeting('?utm_source=&utm_medium=%20&utm_term=gol')).toEqual({
      ...{ utm_source: 'mail', utm_medium: 'push' },
      utm_term: 'gol',
    });
    expect(visitTargeting('?utm_source=web')).toMatchObject({ utm_source: 'web', utm_term: 'gol' });
  });

  it('is that of the page where nothing is kept', () => {
    refuseStorage();

    expect(visitTargeting('?utm_source=mail')).toEqual({ utm_source: 'mail' });
  });
});

describe('viewed ads', () => {
  const count = (times: number) => {
    for (let n = 0; n < times; n += 1) countViewedAd();
  };

  it('are told of at every fifth of the visit', () => {
    page.dataLayer = [];
    sessionStorage.setItem('cancha.viewedAds', '8');
    count(7);

    expect(page.dataLayer).toEqual([
      { event: 'ads_viewed', viewed_ads: 10 },
      { event: 'ads_viewed', viewed_ads: 15 },
    ]);
  });

  it('are counted on the page where nothing is kept, and from the start where it makes no sense', () => {
    page.dataLayer = [];
    sessionStorage.setItem('cancha.viewedAds', 'NaN');
    count(5);
    refuseStorage();
    forgetViewedAds();
    count(5);

    expect(page.dataLayer).toEqual([
      { event: 'ads_viewed', viewed_ads: 5 },
      { event: 'ads_viewed', viewed_ads: 5 },
    ]);
  });

  it('are told to nobody without a data layer', () => {
    expect(() => count(5)).not.toThrow();
  });
});
