import { networkInterfaces } from 'node:os';

type Interfaces = Record<string, { address: string }[] | undefined>;

/**
 * The hosts at which `next dev` may be opened besides localhost, or Next refuses to reload its pages there: this machine's
 * addresses, and the hosts that SITE_ORIGIN and SITE_ORIGINS name.
 */
export function developmentHosts(
  env: Record<string, string | undefined> = process.env,
  interfaces: Interfaces = networkInterfaces(),
): string[] {
  const own = Object.values(interfaces).flatMap((addresses = []) => addresses.map(({ address }) => address));
  const named = [env['SITE_ORIGIN'], env['SITE_ORIGINS']].join().matchAll(/https?:\/\/([^:/,]+)/g);
  return [...new Set(['127.0.0.1', ...own, ...Array.from(named, ([, host = '']) => host)])];
}
