import type { Site } from '@cancha/brands/Site';
import { stripEditionPrefix } from '@cancha/routing/stripEditionPrefix';
import { claimsHost } from './claimsHost';

/** What a request that no site claims comes to: the nearest site there is, or nothing. */
export type UnknownHost = 'default' | 'missing';

export type ChosenSite =
  | { kind: 'site'; site: Site }
  /** For now: the same page without the prefix of an edition that is not here. The query is the caller's to keep. */
  | { kind: 'redirect'; site: Site; path: string }
  /** A 404 that looks like `site` and shows nothing of it. */
  | { kind: 'missing'; site: Site };

type Asked = { host: string; pathname: string };

/**
 * The site that a request is for: by its host, then by the longest prefix that is a whole segment. Sites of another
 * host are never considered, so that no host shows what belongs to another; a host nobody claims is taken for that
 * of the app's first site, or for none.
 */
export function chooseSite(
  sites: readonly Site[],
  { host, pathname }: Asked,
  unknown: UnknownHost,
): ChosenSite {
  const [first] = sites;
  if (!first) throw new Error('An app serves at least one site');
  const claimed = sites.filter((site) => claimsHost(site, host));
  if (claimed.length === 0 && unknown === 'missing') return { kind: 'missing', site: first };

  const here = claimed.length > 0 ? claimed : sites.filter(({ origin }) => origin === first.origin);
  return chooseByPrefix(here, pathname, unknown, here[0] ?? first);
}

function chooseByPrefix(
  sites: readonly Site[],
  pathname: string,
  unknown: UnknownHost,
  nearest: Site,
): ChosenSite {
  const site = siteUnder(sites, pathname);
  const path = stripEditionPrefix(pathname);
  // `/es/x` where nobody is under `/es`: an edition that is elsewhere, or nowhere.
  const isForeign = path !== pathname && (site?.prefix ?? '') === '';
  if (site && !isForeign) return { kind: 'site', site };

  const other = siteUnder(sites, path);
  if (isForeign && unknown === 'default' && other) return { kind: 'redirect', site: other, path };
  return { kind: 'missing', site: site ?? nearest };
}

function siteUnder(sites: readonly Site[], pathname: string): Site | undefined {
  return [...sites]
    .sort((a, b) => b.prefix.length - a.prefix.length)
    .find(({ prefix }) => pathname === prefix || pathname.startsWith(`${prefix}/`));
}
