import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('readConfig', () => {
  it('needs no variable at all', () => {
    const config = readConfig({});

    expect(config).toMatchObject({
      port: 4000,
      host: '127.0.0.1',
      databaseUrl: null,
      snapshotFolder: null,
      publicUrl: 'http://127.0.0.1:4000',
      addresses: { apps: {}, sites: {} },
    });
    expect(config.dataFolder).toMatch(/apps\/origin\/\.data$/);
  });

  it('derives the public address from the port', () => {
    expect(readConfig({ ORIGIN_PORT: '4010' }).publicUrl).toBe('http://127.0.0.1:4010');
  });

  it('takes an empty value as not set', () => {
    expect(readConfig({ ORIGIN_PORT: '', DATABASE_URL: '' })).toMatchObject({
      port: 4000,
      databaseUrl: null,
    });
  });

  it('drops the trailing slash of an address', () => {
    expect(readConfig({ PUBLIC_URL: 'https://origin.example/' }).publicUrl).toBe('https://origin.example');
  });

  it('takes the address of any app and of any site', () => {
    const env = {
      APP_URL_BOLAVIP: 'https://bolavip.example/',
      APP_URL_SOMOSFANATICOS_PT: 'http://127.0.0.1:4005',
      SITE_URL_SPOILER: 'https://spoiler.example',
      SITE_URL_FCA: '',
    };

    expect(readConfig(env).addresses).toEqual({
      apps: { BOLAVIP: 'https://bolavip.example', SOMOSFANATICOS_PT: 'http://127.0.0.1:4005' },
      sites: { SPOILER: 'https://spoiler.example' },
    });
  });

  it.each([
    ['ORIGIN_PORT', 'abc'],
    ['ORIGIN_PORT', '0'],
    ['ORIGIN_PORT', '70000'],
    ['ORIGIN_PORT', '40.5'],
    ['ORIGIN_HOST', 'a b'],
    ['PUBLIC_URL', 'origin.example'],
    ['PUBLIC_URL', 'ftp://origin.example'],
    ['SITE_URL_FCA', '/fca'],
    ['APP_URL_BOLAVIP', 'bolavip'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['LOG_LEVEL', 'loud'],
    ['ORIGIN_FAULTS', 'yes'],
    ['ORIGIN_FAULT_RULES', 'GET /v1/** status=999'],
    ['ORIGIN_FAULT_RULES', 'GET /v1/** explode'],
  ])('refuses %s=%s in one line that names both and what is expected', (name, value) => {
    const read = () => readConfig({ [name]: value });

    expect(read).toThrow(ConfigError);
    expect(read).toThrow(
      new RegExp(
        `^${name}=${value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')} is not usable: expected [^\\n]+\\.$`,
      ),
    );
  });

  it.each(['ORIGIN_DRAFT_KEY', 'ORIGIN_CMS_TOKEN'])('keeps %s out of the message', (name) => {
    expect(() => readConfig({ [name]: 'short' })).toThrow(`${name}=*** is not usable`);
  });

  it('keeps a password out of the message', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://u:secret@h/x' })).toThrow(/u:\*\*\*@h/);
  });

  it('has faults on demand outside production alone, unless told so', () => {
    const env = { ORIGIN_FAULT_RULES: '/v1/** status=503 times=2; hang' };
    const faultsOf = (more: Record<string, string>) =>
      readConfig({ ...env, ...more }).faultRules?.map(({ fault }) => fault) ?? null;

    expect(readConfig({}).faultRules).toEqual([]);
    expect(faultsOf({})).toEqual(['status', 'hang']);
    expect(faultsOf({ NODE_ENV: 'production' })).toBeNull();
    expect(faultsOf({ NODE_ENV: 'production', ORIGIN_FAULTS: 'on' })).toEqual(['status', 'hang']);
    expect(faultsOf({ ORIGIN_FAULTS: 'off' })).toBeNull();
  });
});
