import { editions } from '@cancha/brands/editions';
import type { Site } from '@cancha/brands/Site';
import { buildPath } from '@cancha/routing/buildPath';
import { hasPage } from '@cancha/routing/hasPage';
import { matchPath, type RouteMatch } from '@cancha/routing/matchPath';
import type { RouteName } from '@cancha/routing/routes';
import type { EditionLink } from '@cancha/ui/shell/FlagPicker/FlagPicker';
import { sitePath } from '../context/sitePath';

/** Pages that every edition has, whatever its newsroom. */
const common: ReadonlySet<RouteName> = new Set(['home', 'latest', 'trending', 'resultsHome']);

/**
 * The editions of a family, with the way from the page at `path` of `site` to each. The same page there if there is
 * one, else its front page. None for a site that has no other editions.
 */
export function editionLinks(site: Site, family: readonly Site[], path: string): EditionLink[] {
  if (family.length < 2) return [];
  return family.map((other) => ({
    id: other.id,
    name: nameOf(other),
    flag: `/flags/${other.flag}.svg`,
    href: addressFrom(site, other, counterpart(site, other, path)),
    hreflang: other.hreflang,
    current: other.id === site.id,
  }));
}

/** The network's name for the edition; a site that is none of them is called by its country. */
function nameOf({ edition, formatLocale, countryCode }: Site): string {
  if (edition) return editions[edition].name;
  return new Intl.DisplayNames([formatLocale], { type: 'region' }).of(countryCode) ?? countryCode;
}

function addressFrom(site: Site, other: Site, path: string): string {
  return other.origin === site.origin ? path : other.origin + path;
}

function counterpart(site: Site, other: Site, path: string): string {
  const home = buildPath(other, 'home', {});
  const [pathname = ''] = path.split(/[?#]/);
  if (!pathname.startsWith('/')) return home;
  const match = matchPath(site, pathname);
  if (match && !hasPage(other, match.name)) return home;
  if (match && common.has(match.name)) return samePage(other, match);
  if (other.newsroom !== site.newsroom) return home;
  return match ? samePage(other, match) : sitePath(pathname.slice(site.prefix.length), other);
}

function samePage(other: Site, { name, params }: RouteMatch): string {
  // Name and parameters come from one row, which the union of all rows does not say.
  return buildPath(other, name, params as never);
}
