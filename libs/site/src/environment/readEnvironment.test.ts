import { describe, expect, it } from 'vitest';
import { EnvironmentError, readEnvironment } from './readEnvironment';

const origin = 'an address such as http://127.0.0.1:4000, with nothing after its host and port';

describe('the environment', () => {
  it('needs nothing to be set', () => {
    expect(readEnvironment({})).toEqual({
      CONTENT_API_URL: 'http://127.0.0.1:4000',
      CMS_API_URL: 'http://127.0.0.1:4000/api',
      STATS_API_URL: 'http://127.0.0.1:4000',
      STATICS_URL: 'http://127.0.0.1:4000',
      SITE_ORIGINS: new Map(),
      UNKNOWN_HOST: 'default',
      ROBOTS: 'index',
      HEADER_TAGS_API: 'content',
      NEWSLETTER_API: 'content',
      DEPLOYMENT: 'production',
      DRAFTS: 'auto',
      DRAFT_HEADER: 'x-draft-key',
    });
  });

  it('takes a variable that is set to nothing for one that is not set', () => {
    expect(readEnvironment({ CONTENT_API_URL: '', SITE_ORIGIN: '' })).toEqual(readEnvironment({}));
  });

  it('takes the slash off the end of an address, because paths bring their own', () => {
    const environment = readEnvironment({ CONTENT_API_URL: 'https://api.example/base//' });

    expect(environment).toMatchObject({ CONTENT_API_URL: 'https://api.example/base' });
  });

  it.each([
    ['CONTENT_API_URL', 'localhost:4000', 'an address such as http://127.0.0.1:4000'],
    ['STATS_API_URL', 'ftp://x', 'an address such as http://127.0.0.1:4000'],
    ['SITE_ORIGIN', 'yes', origin],
    ['SITE_ORIGIN', 'https://futbol.example/mx', origin],
    ['SITE_ORIGIN', 'ftp://futbol.example', origin],
    ['UNKNOWN_HOST', 'redirect', 'default or missing'],
    ['ROBOTS', 'none', 'index or noindex'],
    ['HEADER_TAGS_API', 'menus', 'content, menu or an address such as http://127.0.0.1:4000'],
  ])('says in one line that %s is not %s', (name, value, wanted) => {
    const read = () => readEnvironment({ [name]: value });

    expect(read).toThrow(EnvironmentError);
    expect(read).toThrow(`${name} is "${value}", but has to be ${wanted}.`);
  });

  it('leaves what the concurrency and the betting flag mean to those who read them', () => {
    const set = { API_CONCURRENCY: 'many', BETTING_LINKS_HIDDEN: 'True' };

    expect(readEnvironment(set)).toMatchObject(set);
  });
});

describe('the origins of single sites', () => {
  const read = (value: string) => readEnvironment({ SITE_ORIGINS: value }).SITE_ORIGINS;

  it('are read by the ids of the sites', () => {
    expect(read('redgol=http://127.0.0.1:4003')).toEqual(new Map([['redgol', 'http://127.0.0.1:4003']]));
    expect([...read(' bolavip-mx = https://MX.example/ , fca=https://fca.example:443')]).toEqual([
      ['bolavip-mx', 'https://mx.example'],
      ['fca', 'https://fca.example'],
    ]);
  });

  it.each([
    ['redgol', 'redgol'],
    ['redgol=', 'redgol='],
    ['=http://127.0.0.1:4003', '=http://127.0.0.1:4003'],
    ['fca=https://fca.example,redgol=4003', 'redgol=4003'],
    ['fca=https://fca.example,', ''],
    ['fca=https://fca.example/es', 'fca=https://fca.example/es'],
    ['fca=https://a:b@fca.example', 'fca=https://a:b@fca.example'],
    ['fca=https://a.example,fca=https://b.example', 'fca=https://b.example'],
  ])('%s: one line says which pair is none', (value, pair) => {
    expect(() => read(value)).toThrow(
      `SITE_ORIGINS is "${value}", but has to be pairs such as redgol=http://127.0.0.1:4003 with commas between them: "${pair}" is none.`,
    );
  });
});

describe('the environment of a deployment', () => {
  it('says what happens to a host nobody claims, and whether it is to be found', () => {
    expect(readEnvironment({ UNKNOWN_HOST: 'missing', ROBOTS: 'noindex' })).toMatchObject({
      UNKNOWN_HOST: 'missing',
      ROBOTS: 'noindex',
    });
  });
});
