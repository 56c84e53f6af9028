import { describe, expect, it } from 'vitest';
import { readEnvironment } from '../environment/readEnvironment';
import { aServedSite } from '../testing/aServedSite';
import { effectiveSites, findServedSite, servedSites, serveSites } from './servedSites';

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

describe('the sites of the network', () => {
  const prefixesOf = (id: string, environment: Record<string, string> = {}) =>
    effectiveSites(readEnvironment(environment)).find((site) => site.id === id)?.hostPrefixes;

  it('know the prefixes in use on their host', () => {
    serveSites([aServedSite]);

    expect(prefixesOf('fca')).toEqual(['']);
    expect(prefixesOf('bolavip-mx')).toEqual(
      expect.arrayContaining(['', '/ar', '/br', '/cl', '/co', '/ec', '/en', '/mx', '/pe', '/us']),
    );
  });

  it('know no prefix of a site that was moved to another host', () => {
    serveSites([aServedSite]);
    const SITE_ORIGINS = 'bolavip-ar=https://ar.example';

    expect(prefixesOf('bolavip-mx', { SITE_ORIGINS })).not.toContain('/ar');
    expect(prefixesOf('bolavip-ar', { SITE_ORIGINS })).toEqual(['/ar']);
  });
});
