import { describe, expect, it } from 'vitest';
import { chooseApps } from './chooseApps.ts';
import { planServices } from './planServices.ts';

const apps = chooseApps(['fca']);
const plan = (env: NodeJS.ProcessEnv, mode: 'production' | 'development' = 'production') => {
  const [origin, fca] = planServices(apps, mode, env);
  return { origin: origin!, fca: fca! };
};

describe('planServices', () => {
  it('starts the origin before the apps, on the known ports of this machine', () => {
    expect(planServices(apps, 'production', {}).map(({ name, address }) => [name, address])).toEqual([
      ['origin', 'http://127.0.0.1:4000'],
      ['fca', 'http://127.0.0.1:4001'],
    ]);
  });

  it('tells each side where a moved other side is', () => {
    const { origin, fca } = plan({ ORIGIN_PORT: '5000', FCA_PORT: '5001' });
    expect(fca.env).toMatchObject({
      PORT: '5001',
      CONTENT_API_URL: 'http://127.0.0.1:5000',
      CMS_API_URL: 'http://127.0.0.1:5000/api',
      STATS_API_URL: 'http://127.0.0.1:5000',
    });
    expect(origin.env).toMatchObject({ ORIGIN_PORT: '5000', APP_URL_FCA: 'http://127.0.0.1:5001' });
  });

  it('starts several apps on ports of their own, and tells the origin where each is', () => {
    const three = planServices(chooseApps(['all']), 'production', { REDGOL_PORT: '5003' });

    expect(three.map(({ name, port }) => [name, port])).toEqual([
      ['origin', 4000],
      ['bolavip', 4002],
      ['fca', 4001],
      ['redgol', 5003],
    ]);
    expect(three[0]?.env).toMatchObject({
      APP_URL_BOLAVIP: 'http://127.0.0.1:4002',
      APP_URL_FCA: 'http://127.0.0.1:4001',
      APP_URL_REDGOL: 'http://127.0.0.1:5003',
    });
  });

  it('has an app print its own local address into its pages, unless another is set', () => {
    const [, fca, redgol] = planServices(chooseApps(['fca', 'redgol']), 'production', {});
    expect([fca?.env['SITE_ORIGIN'], redgol?.env['SITE_ORIGIN']]).toEqual([
      'http://127.0.0.1:4001',
      'http://127.0.0.1:4003',
    ]);
    expect(plan({ SITE_ORIGIN: 'https://fca.example' }).fca.env['SITE_ORIGIN']).toBe('https://fca.example');
  });

  it('lets the environment name other backends', () => {
    expect(plan({ CONTENT_API_URL: 'https://api.example' }).fca.env).toMatchObject({
      CONTENT_API_URL: 'https://api.example',
      STATS_API_URL: 'http://127.0.0.1:4000',
    });
  });

  it('obeys PORT when there is one app only', () => {
    expect(plan({ PORT: '8080' }).fca.port).toBe(8080);
    const two = planServices([...apps, { ...apps[0]!, name: 'other', port: 4002 }], 'production', {
      PORT: '8080',
    });
    expect(two.map(({ port }) => port)).toEqual([4000, 4001, 4002]);
  });

  it('gives each app a limit of its heap, unless told otherwise', () => {
    expect(plan({}).fca.env['NODE_OPTIONS']).toBe('--max-old-space-size=768');
    expect(plan({ NODE_OPTIONS: '--inspect' }).fca.env['NODE_OPTIONS']).toBe('--inspect');
    expect(plan({}, 'development').fca.env['NODE_OPTIONS']).toBeUndefined();
  });

  it('asks a server that listens everywhere on this machine', () => {
    expect(plan({ HOST: '0.0.0.0' }).fca).toMatchObject({
      host: '0.0.0.0',
      address: 'http://127.0.0.1:4001',
    });
  });

  it('runs the apps as what they are started for, whatever the shell says', () => {
    expect(plan({ NODE_ENV: 'test' }).fca.env['NODE_ENV']).toBe('production');
    expect(plan({}, 'development').fca.args).toContain('dev');
  });

  it.each(['0', '65536', '80a', '4000.5'])('refuses the port %s and names the variable', (port) => {
    expect(() => plan({ ORIGIN_PORT: port })).toThrow(`ORIGIN_PORT=${port} is not usable`);
  });
});
