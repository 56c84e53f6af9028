import { cleanUrl } from './urlScheme';

/**
 * Whether a URL is on this machine or in a private network. Parsed as browsers do, so `http://2130706433/`,
 * `http://0x7f.1/` and `[::ffff:10.0.0.1]` are found. Relative URLs are not private.
 */
export function isPrivateUrl(href: string): boolean {
  const host = hostOf(href);
  if (host === null) return false;
  return host.startsWith('[') ? isPrivateIpv6(host.slice(1, -1)) : isPrivateName(host) || isPrivateIpv4(host);
}

/** The normalised host; `null` for an invalid URL. */
function hostOf(href: string): string | null {
  const address = cleanUrl(href);
  return URL.canParse(address, 'http://relative.invalid')
    ? new URL(address, 'http://relative.invalid').hostname
    : null;
}

function isPrivateName(host: string): boolean {
  return /^(?:.+\.)?localhost\.?$/i.test(host);
}

function isPrivateIpv4(host: string): boolean {
  const parts = /^(\d+)\.(\d+)\.\d+\.\d+$/.exec(host);
  if (!parts) return false;
  const [a, b] = [Number(parts[1]), Number(parts[2])];
  if (a === 0 || a === 10 || a === 127) return true;
  return (a === 169 && b === 254) || (a === 172 && b >= 16 && b <= 31) || (a === 192 && b === 168);
}

/** `::`, `::1`, fc00::/7, fe80::/10, and mapped private IPv4 addresses. */
function isPrivateIpv6(address: string): boolean {
  if (address === '::' || address === '::1') return true;
  if (/^f[cd][\da-f]{2}:/.test(address) || /^fe[89ab][\da-f]:/.test(address)) return true;
  const mapped = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(address);
  return mapped !== null && isPrivateIpv4(`${bytes(mapped[1])}.${bytes(mapped[2])}`);
}

function bytes(group = ''): string {
  const value = parseInt(group, 16);
  return `${value >> 8}.${value & 255}`;
}
