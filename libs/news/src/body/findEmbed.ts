import type { Embed, NetworkKey } from './Embed';
import { isOfHost, networks } from './networks';

const keys = Object.keys(networks) as NetworkKey[];

/** The network an address is of; `null` for every other site, and for what is no address of the web. */
export function networkOf(address: string): { key: NetworkKey; url: URL } | null {
  // Pasted code leaves the scheme to the page.
  const whole = address.trim().replace(/^\/\//, 'https://');
  if (!/^https?:/i.test(whole) || !URL.canParse(whole)) return null;
  const url = new URL(whole);
  const key = keys.find((name) => isOfHost(url.hostname, networks[name].hosts));
  return key ? { key, url } : null;
}

/** The post or video an address leads to; `null` for every other page. `text` is what was pasted with it. */
export function findEmbed(address: string, text = ''): Embed | null {
  const found = networkOf(address);
  const thing = found && networks[found.key].find(found.url);
  return thing && { network: found.key, ...thing, text };
}
