/**
 * Whether a host is one of the network's or a subdomain of one; `notbolavip.com` and `bolavip.com.evil.io` are not.
 * Case, port and a final dot are ignored.
 */
export function isNetworkHost(host: string, networkHosts: readonly string[]): boolean {
  const name = bareHost(host);
  return networkHosts.map(bareHost).some((own) => own !== '' && (name === own || name.endsWith(`.${own}`)));
}

function bareHost(host: string): string {
  return host.trim().toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
}
