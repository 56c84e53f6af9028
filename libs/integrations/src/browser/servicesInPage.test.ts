import { describe, expect, it } from 'vitest';
import { anAdsRow } from '@cancha/site/testing/anAdsRow';
import { servicesInPage } from './servicesInPage';

describe('what the browser is told of services', () => {
  it('is nothing where none is on', () => {
    expect(servicesInPage({})).toEqual([]);
  });

  it('is the row of each that is on, and what it asks for', () => {
    expect(servicesInPage({ dataLayer: { container: 'GTM-1' } })).toEqual([
      {
        name: 'dataLayer',
        use: { service: 'Google Tag Manager', purpose: 'measurement' },
        row: { container: 'GTM-1' },
      },
    ]);
  });

  it('is of ads whom to ask, not the places, which the page has already', () => {
    const { baseAdUnit } = anAdsRow;

    expect(servicesInPage({ ads: anAdsRow })).toMatchObject([
      { name: 'ads', row: { baseAdUnit, placements: {}, slots: {} } },
    ]);
  });
});
