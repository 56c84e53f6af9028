import { isIP, type BlockList } from 'node:net';

/**
 * Who a request comes from. A header is believed only as far as trusted proxies wrote it: from its end back to the first
 * address that is no proxy's. Whatever stands before that, the client may have made up.
 * @param socket address at the other end of the connection
 * @param forwardedFor the header `X-Forwarded-For`
 */
export function findClientAddress(
  socket: string,
  forwardedFor: string | undefined,
  proxies: BlockList | undefined,
): string {
  let client = plainAddress(socket);
  for (const hop of (forwardedFor ?? '').split(',').reverse()) {
    if (!isTrusted(client, proxies)) break;
    const address = plainAddress(hop);
    if (isIP(address) === 0) break;
    client = address;
  }
  return client;
}

/** `::ffff:10.0.0.1` is 10.0.0.1; some proxies write a port, and brackets. */
function plainAddress(text: string): string {
  const address = text
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^::ffff:(?=[\d.]+$)/i, '');
  return /^[\d.]+:\d+$/.test(address) ? address.replace(/:\d+$/, '') : address;
}

function isTrusted(address: string, proxies: BlockList | undefined): boolean {
  const version = isIP(address);
  return version !== 0 && proxies !== undefined && proxies.check(address, version === 6 ? 'ipv6' : 'ipv4');
}
