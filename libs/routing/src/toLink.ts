import { isAbsoluteUrl } from './isAbsoluteUrl';
import { isBlockedScheme } from './isBlockedScheme';
import { isNetworkHost } from './isNetworkHost';
import { isPrivateUrl } from './isPrivateUrl';
import { joinBase } from './joinBase';
import type { ExternalRel, Link } from './Link';
import { logRefusedLink } from './logRefusedLink';
import { cleanUrl } from './cleanUrl';
import type { RoutedSite } from './RoutedSite';
import { schemeOf } from './schemeOf';
import { stripEditionPrefix } from './stripEditionPrefix';
import { withTrailingSlash } from './withTrailingSlash';

export type LinkPlace = 'body' | 'footer';

export type LinkContext = {
  site: RoutedSite;
  networkHosts: readonly string[];
  place: LinkPlace;
  /** Marked as paid for. */
  sponsored?: boolean;
  /** May add to the query of a network link. A result on another host or path is not used. */
  decorate?: (href: string) => string;
  /** Hears of addresses that are shown as words only; without it the console does, in development. */
  onRefused?: (href: string) => void;
};

const otherSchemes: ReadonlySet<string> = new Set(['mailto', 'tel', 'whatsapp']);

/** What an address from the newsroom or a menu may be on a page of the site. Never throws. */
export function toLink(href: string, context: LinkContext): Link {
  const link = readLink(href, context);
  if (link.kind === 'text') (context.onRefused ?? logRefusedLink)(href);
  return link;
}

function readLink(href: string, context: LinkContext): Link {
  const address = cleanUrl(href);
  if (address === '') return { kind: 'none' };
  if (isBlockedScheme(address)) return { kind: 'text' };
  if (isAbsoluteUrl(address)) return toAbsoluteLink(address, context);

  const scheme = schemeOf(address);
  if (scheme === null) return toRelativeLink(address, context.site);
  return otherSchemes.has(scheme) ? { kind: 'other', href: address } : { kind: 'text' };
}

function toRelativeLink(address: string, site: RoutedSite): Link {
  const rooted = joinBase('', address) ?? '';
  // An address that names an edition already goes there.
  const namesEdition = stripEditionPrefix(rooted) !== rooted;
  const path = namesEdition ? rooted : joinBase(site.prefix, rooted);
  return path === null
    ? { kind: 'none' }
    : { kind: 'internal', href: withTrailingSlash(path, site.trailingSlash) };
}

function toAbsoluteLink(address: string, context: LinkContext): Link {
  const { site, networkHosts, decorate } = context;
  if (!URL.canParse(address, site.origin)) return { kind: 'text' };
  const url = new URL(address, site.origin);

  // Before the private ranges: a site under development lives on one.
  if (isOwn(url, site)) return { kind: 'internal', href: toSitePath(url, site) };
  if (isPrivateUrl(url.href)) return { kind: 'text' };
  if (isNetworkHost(url.host, networkHosts)) return { kind: 'network', href: decorated(url, decorate) };
  return toExternalLink(url.href, context);
}

/** The scheme does not count: old articles link to the site over http. */
function isOwn(url: URL, site: RoutedSite): boolean {
  return /^https?:$/.test(url.protocol) && url.host === new URL(site.origin).host;
}

function toSitePath({ pathname, search, hash }: URL, site: RoutedSite): string {
  // `//x` at the start would name another host.
  const path = pathname.replace(/^\/+/, '/');
  return withTrailingSlash(path + search + hash, site.trailingSlash);
}

function decorated(url: URL, decorate: (href: string) => string = (href) => href): string {
  const href = decorate(url.href);
  const result = URL.canParse(href) ? new URL(href) : null;
  return result?.origin === url.origin && result.pathname === url.pathname ? result.href : url.href;
}

function toExternalLink(href: string, { place, sponsored = false }: LinkContext): Link {
  const rel: ExternalRel = sponsored ? 'nofollow sponsored' : 'nofollow';
  if (place === 'body') return { kind: 'external', href, rel };
  return {
    kind: 'external',
    href,
    rel: `${rel} noreferrer`,
    target: '_blank',
    referrerPolicy: 'no-referrer',
  };
}
