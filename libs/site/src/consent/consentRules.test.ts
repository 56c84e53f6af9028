import { consentLaws } from '@cancha/brands/consentLaws';
import { sites } from '@cancha/brands/sites';
import type { Service } from '@cancha/integrations/ports/Service';
import { afterEach, describe, expect, it } from 'vitest';
import { aBrandConfig } from '../testing/aBrandConfig';
import { askedPurposes, consentRules, lawOfSite } from './consentRules';
import { browserServices, serveServices } from '../services/servedServices';

const service = (purpose: Service['purpose'], brand = 'adSellers'): Service => ({
  product: 'Counter',
  port: 'Consent',
  purpose,
  runsIn: 'browser',
  switchedOnBy: { brand },
});

describe('the law of a country', () => {
  it.each(Object.entries(consentLaws))('%s has a source and days, the oldest row first', (_, rows) => {
    expect(rows.map(({ since }) => since)).toEqual(rows.map(({ since }) => since).sort());
    for (const { source, since, checked } of rows) {
      expect(source).toMatch(/^https:\/\//);
      for (const day of [since, checked]) expect(day).toMatch(/^20\d\d-\d\d-\d\d$|^1999-\d\d-\d\d$/);
    }
  });

  it('is the one that holds on the day', () => {
    const chile = { flag: 'cl', countryCode: 'CL' };

    expect(lawOfSite(chile, '2026-11-30')?.law).toContain('19.628');
    expect(lawOfSite(chile, '2026-12-01')?.law).toContain('21.719');
  });

  it('lets services run before a choice on sites of the United States alone', () => {
    const optOut = Object.values(sites).filter((site) => lawOfSite(site, '2026-11-23')?.asks === 'optOut');

    expect(new Set(optOut.map(({ flag }) => flag))).toEqual(new Set(['us']));
  });
});

describe('what readers are asked', () => {
  it('is each purpose once, and nothing for what a site needs', () => {
    expect(askedPurposes([service('measurement'), service('necessary'), service('measurement')])).toEqual([
      'measurement',
    ]);
  });

  it('is everything before it runs, where no law is known', () => {
    expect(consentRules(null, [service('advertising')])).toMatchObject({
      optOutZones: [],
      gpcRefuses: ['advertising'],
    });
  });
});

describe('the services of a site', () => {
  afterEach(() => serveServices([]));

  it('are those that its brand switches on', () => {
    serveServices([service('advertising'), service('measurement', 'adverts')]);
    const context = { brandConfig: { ...aBrandConfig, adSellers: [] } };

    expect(browserServices(context).map(({ purpose }) => purpose)).toEqual(['advertising']);
  });
});
