import { describe, expect, it } from 'vitest';
import { ConfigError } from '../config.ts';
import { siteUrls, type SitePlace } from './siteUrls.ts';

const none = { apps: {}, sites: {} };

function place(code: string, more: Partial<SitePlace>): SitePlace {
  return { code, app: null, prefix: '', address: null, ...more };
}

const bolavip = place('BOLAVIP', { app: 'bolavip' });
const mexico = place('BOLAVIPMX', { app: 'bolavip', prefix: '/mx' });
const spoiler = place('SPOILER', { address: 'https://spoiler.example' });
const fanatics = place('SF', { app: 'somosfanaticos-pt', address: 'https://sf.example', prefix: '/pt' });

describe('the address of a site', () => {
  it('is that of its app on a machine of one’s own, with the prefix, or its own', () => {
    expect([...siteUrls([bolavip, mexico, spoiler, fanatics], none)]).toEqual([
      ['BOLAVIP', 'http://127.0.0.1:4002'],
      ['BOLAVIPMX', 'http://127.0.0.1:4002/mx'],
      ['SPOILER', 'https://spoiler.example'],
      ['SF', 'https://sf.example/pt'],
    ]);
  });

  it('follows the address of its app, and that of the site itself before all', () => {
    const set = {
      apps: { BOLAVIP: 'https://bolavip.test', SOMOSFANATICOS_PT: 'https://sf.test' },
      sites: { BOLAVIPMX: 'https://mx.test' },
    };

    expect([...siteUrls([bolavip, mexico, fanatics], set).values()]).toEqual([
      'https://bolavip.test',
      'https://mx.test',
      'https://sf.test/pt',
    ]);
  });

  it('may be set for an app no site is of', () => {
    expect(siteUrls([spoiler], { apps: { NETWORK: 'http://127.0.0.1:4009' }, sites: {} }).size).toBe(1);
  });

  it.each([
    [
      'for a site there is none of',
      [spoiler, bolavip],
      { apps: {}, sites: { SPOILR: 'https://x.test' } },
      'SITE_URL_SPOILR is of no use: the sites are BOLAVIP, SPOILER.',
    ],
    [
      'that is another site’s',
      [bolavip, spoiler],
      { apps: {}, sites: { SPOILER: 'http://127.0.0.1:4002' } },
      'BOLAVIP and SPOILER cannot both be at http://127.0.0.1:4002: set SITE_URL_SPOILER.',
    ],
    [
      'that nobody says',
      [place('DEMO', { app: 'demo-two' })],
      none,
      'DEMO has no address: set APP_URL_DEMO_TWO, or say it in the site’s own file.',
    ],
  ])('cannot be one %s', (_, places, set, message) => {
    const find = () => siteUrls(places, set);

    expect(find).toThrow(ConfigError);
    expect(find).toThrow(message);
  });
});
