import { isAbsoluteUrl } from '@cancha/routing/isAbsoluteUrl';
import { isNetworkHost } from '@cancha/routing/isNetworkHost';
import type { SiteContext } from '@cancha/site/context/SiteContext';

type Network = Pick<SiteContext, 'site' | 'family' | 'networkHosts'>;

/**
 * The address an article is to be found under: the one the newsroom named if it is a page of the network, else its
 * `own`. Of what was named only host and path count.
 */
export function articleCanonical(
  named: string,
  own: string,
  { site, family, networkHosts }: Network,
): string {
  // One without a host says nothing: it may or may not know of the site's prefix.
  if (!isAbsoluteUrl(named) || !URL.canParse(named, site.origin)) return own;
  const { protocol, origin, host, pathname } = new URL(named, site.origin);
  // A front page stands for no article.
  if (!/^https?:$/.test(protocol) || pathname === '/') return own;

  const owner = [site, ...family].find((other) => new URL(other.origin).host === host);
  if (owner?.origin === site.origin && isSamePath(pathname, new URL(own, site.origin).pathname)) return own;
  if (owner) return owner.origin + pathname;
  return isNetworkHost(host, networkHosts) ? origin + pathname : own;
}

/** A slash at the end does not count: which form is right is for the site to say. */
function isSamePath(a: string, b: string): boolean {
  const bare = (path: string) => path.replace(/\/$/, '');
  return bare(a) === bare(b);
}
