import { describe, expect, it } from 'vitest';
import { readEnvironment } from './readEnvironment';
import { readProxies } from './readProxies';

describe('the trusted proxies', () => {
  it('are addresses and ranges of both kinds', () => {
    const proxies = readProxies('127.0.0.1, 10.0.0.0/8,::1, fd00::/8');
    if (typeof proxies === 'string') throw new Error(proxies);

    expect(['127.0.0.1', '10.200.3.4'].map((one) => proxies.check(one))).toEqual([true, true]);
    expect(['127.0.0.2', '11.0.0.1'].map((one) => proxies.check(one))).toEqual([false, false]);
    expect(['::1', 'fd12::7', 'fe80::1'].map((one) => proxies.check(one, 'ipv6'))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it.each(['proxy', '10.0.0.0/33', '::1/129', '10.0.0.1/8/9', '10.0.0.1/', '10.0.0.1,', '*'])(
    'cannot be %j, and a line says so',
    (value) => {
      expect(() => readEnvironment({ TRUSTED_PROXIES: value })).toThrow(
        /TRUSTED_PROXIES is .* but has to be addresses or ranges/,
      );
    },
  );

  it('are nobody unless they are named', () => {
    expect(readEnvironment({}).TRUSTED_PROXIES).toBeUndefined();
  });
});
