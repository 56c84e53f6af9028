import { isAbsoluteUrl } from './isAbsoluteUrl';
import { cleanUrl, isBlockedScheme, schemeOf } from './urlScheme';
import { isNetworkHost } from './isNetworkHost';
import { isPrivateUrl } from './isPrivateUrl';
import { joinBase } from './joinBase';
import type { ExternalRel, Link } from './Link';
import type { RoutedSite } from './RoutedSite';
import { stripEditionPrefix } from './stripEditionPrefix';
import { withTrailingSlash } from './withTrailingSlash';

export type LinkPlace = 'body' | 'footer';

export type LinkContext = {
  site: RoutedSite;
  networkHosts: readonly string[];
  place: LinkPlace;
  /** Paid for. */
  sponsored?: boolean;
  /** May add to the query of a network link. A changed host or path is ignored. */
  decorate?: (href: string) => string;
  /** Called for URLs that are shown as text only. Default: a console warning in development. */
  onRefused?: (href: string) => void;
};

const otherSchemes: ReadonlySet<string> = new Set(['mailto', 'tel', 'whatsapp']);

/** How a URL from the newsroom or a menu is linked. Never throws. */
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
  const rooted = withoutForeignEdition(joinBase('', address) ?? '', site);
  // A URL with an edition of this host keeps it.
  const namesEdition = stripEditionPrefix(rooted) !== rooted;
  const path = namesEdition ? rooted : joinBase(site.prefix, rooted);
  return path === null
    ? { kind: 'none' }
    : { kind: 'internal', href: withTrailingSlash(path, site.trailingSlash) };
}

/** Without a leading language or country that no site of this host is under: `/es/x` → `/x`. */
function withoutForeignEdition(path: string, site: RoutedSite): string {
  const { hostPrefixes = [site.prefix] } = site;
  const [, prefix = ''] = /^(\/[^/?#]*)/.exec(path) ?? [];
  return hostPrefixes.includes(prefix) ? path : stripEditionPrefix(path);
}

function toAbsoluteLink(address: string, context: LinkContext): Link {
  const { site, networkHosts, decorate } = context;
  if (!URL.canParse(address, site.origin)) return { kind: 'text' };
  const url = new URL(address, site.origin);

  // Before private hosts: a development site is on one.
  if (isOwn(url, site)) return { kind: 'internal', href: toSitePath(url, site) };
  if (isPrivateUrl(url.href)) return { kind: 'text' };
  if (isNetworkHost(url.host, networkHosts)) return { kind: 'network', href: decorated(url, decorate) };
  return toExternalLink(url.href, context);
}

/** Ignores the scheme: old articles link to the site over http. */
function isOwn(url: URL, site: RoutedSite): boolean {
  return /^https?:$/.test(url.protocol) && url.host === new URL(site.origin).host;
}

function toSitePath({ pathname, search, hash }: URL, site: RoutedSite): string {
  // A leading `//x` would be another host.
  const path = withoutForeignEdition(pathname.replace(/^\/+/, '/'), site);
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

/** Tells the developer that a link became plain text. */
function logRefusedLink(href: string): void {
  if (process.env.NODE_ENV === 'development') console.warn(`Not shown as a link: ${JSON.stringify(href)}`);
}
