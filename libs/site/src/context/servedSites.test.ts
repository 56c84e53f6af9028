import { describe, expect, it } from 'vitest';
import { aServedSite } from '../testing/aServedSite';
import { findServedSite, servedSites, serveSites } from './servedSites';

const redgol = { ...aServedSite, site: { ...aServedSite.site, id: 'redgol' } };

describe('the sites of a process', () => {
  it('are those its app named, in that order', () => {
    serveSites([redgol, aServedSite]);

    expect(servedSites()).toEqual([redgol, aServedSite]);
    expect(findServedSite('redgol')).toBe(redgol);
  });

  it('are nobody else’s', () => {
    serveSites([aServedSite]);

    expect(findServedSite('redgol')).toBeUndefined();
    expect(findServedSite('toString')).toBeUndefined();
  });
});
