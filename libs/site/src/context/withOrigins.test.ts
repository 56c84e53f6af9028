import type { Site } from '@cancha/brands/Site';
import { sites } from '@cancha/brands/sites';
import { describe, expect, it } from 'vitest';
import { EnvironmentError, readEnvironment } from '../environment/readEnvironment';
import { withOrigins } from './withOrigins';

const global: Site = sites['bolavip-global'];
const mexico: Site = sites['bolavip-mx'];
const rival: Site = sites.redgol;
const rows = [rival, global, mexico];
const originsOf = (environment: Record<string, string>, first = global, asked = rows) =>
  withOrigins(asked, readEnvironment(environment), first).map(({ origin }) => origin);

describe('the origins of the network’s sites', () => {
  it('are those of the table where nothing is said', () => {
    expect(withOrigins(rows, readEnvironment({}), global)).toEqual(rows);
  });

  it('are replaced for all sites on the host of the app’s first, and for no other', () => {
    const SITE_ORIGIN = 'http://127.0.0.1:4002';

    expect(originsOf({ SITE_ORIGIN })).toEqual([rival.origin, SITE_ORIGIN, SITE_ORIGIN]);
    expect(originsOf({ SITE_ORIGIN }, rival)).toEqual([SITE_ORIGIN, global.origin, mexico.origin]);
  });

  it('are replaced one by one, those of the app’s own sites as well', () => {
    expect(
      originsOf({
        SITE_ORIGIN: 'http://127.0.0.1:4002',
        SITE_ORIGINS: 'redgol=http://127.0.0.1:4003,bolavip-mx=https://mx.example',
      }),
    ).toEqual(['http://127.0.0.1:4003', 'http://127.0.0.1:4002', 'https://mx.example']);
  });

  it('may be said of a site that another app serves', () => {
    expect(originsOf({ SITE_ORIGINS: 'redgol=http://127.0.0.1:4003' }, global, [global])).toEqual([
      global.origin,
    ]);
  });

  it('leave everything else of a site, and the table itself, as they are', () => {
    const before = { ...mexico };
    const [moved] = withOrigins([mexico], readEnvironment({ SITE_ORIGIN: 'https://x.example' }), global);

    expect(moved).toEqual({ ...before, origin: 'https://x.example' });
    expect(mexico).toEqual(before);
  });

  it.each(['bolavip', 'bolavip-mxx', 'constructor'])(
    'are not to be had for %s, a site that there is not: one line says so',
    (id) => {
      const read = () => originsOf({ SITE_ORIGINS: `redgol=https://r.example,${id}=https://x.example` });

      expect(read).toThrow(EnvironmentError);
      expect(read).toThrow(`SITE_ORIGINS names "${id}", but no site is called so.`);
    },
  );
});
