import { describe, expect, it } from 'vitest';
import { developmentHosts } from './developmentHosts';

const interfaces = { lo: [{ address: '127.0.0.1' }], eth0: [{ address: '192.168.1.5' }] };

describe('the hosts of a development server', () => {
  it('are those `npm run dev` prints: of this machine, and of the network with HOST=0.0.0.0', () => {
    expect(developmentHosts({}, interfaces)).toEqual(['127.0.0.1', '192.168.1.5']);
  });

  it('are also those that the environment gives to sites', () => {
    const env = {
      SITE_ORIGIN: 'https://fca.local:4001',
      SITE_ORIGINS: 'redgol=http://redgol.local:4003,spen=http://spen.local',
    };
    expect(developmentHosts(env, {})).toEqual(['127.0.0.1', 'fca.local', 'redgol.local', 'spen.local']);
  });
});
