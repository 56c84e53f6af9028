import { toLink } from '@cancha/routing/toLink';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { sitePath } from '@cancha/site/context/sitePath';

const bare = (path: string) => path.replace(/(.)\/+$/, '$1');

/**
 * Where a redirect may lead: within the site, by an address without a host, or to a site of the network. `null` for
 * any other address, for what is no address, and for the path it came from, with or without a slash, which would
 * never end.
 */
export function readRedirectTarget(
  target: string,
  from: string,
  { site, networkHosts }: Pick<SiteContext, 'site' | 'networkHosts'>,
): string | null {
  const link = toLink(target, { site, networkHosts, place: 'body' });
  if (link.kind === 'network') return link.href;
  if (link.kind !== 'internal') return null;
  const { pathname, search, hash } = new URL(link.href, site.origin);
  const here = new URL(sitePath(encodeURI(from), site), site.origin).pathname;
  return bare(pathname) === bare(here) ? null : pathname + search + hash;
}
