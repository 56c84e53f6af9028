import { validateSite } from './validateSite';
import type { Site } from './Site';

type Rows = Readonly<Record<string, Site>>;

/**
 * The problems of a table of sites, one line each, with the rows concerned. Each of them must end the build: one site
 * would be served as another.
 */
export function validateSites(rows: Rows, { themeKeys }: { themeKeys: readonly string[] }): string[] {
  const sites = Object.values(rows);
  const families = Map.groupBy(sites, ({ family }) => family);
  return [
    ...Object.entries(rows).flatMap(([key, { id }]) => (id === key ? [] : [`${key}: calls itself ${id}`])),
    ...sites.flatMap((site) => validateSite(site, themeKeys).map((text) => `${site.id}: ${text}`)),
    ...claimedTwice(sites, 'the address', addressOf),
    ...claimedTwice(sites, 'the site code', ({ siteCode }) => siteCode.toUpperCase()),
    ...[...families].flatMap(([family, members]) => validateFamily(family, members)),
  ];
}

function validateFamily(family: string, members: readonly Site[]): string[] {
  const defaults = members.filter(({ isFamilyDefault }) => isFamilyDefault);
  const those = defaults.length > 0 ? defaults : members;
  return [
    ...claimedTwice(members, 'the hreflang', ({ hreflang }) => hreflang),
    ...claimedTwice(members, 'the edition', ({ edition }) => edition),
    ...(defaults.length === 1
      ? []
      : [`${namesOf(those)}: the family ${family} has ${defaults.length} main sites, not one`]),
  ];
}

/** For values that only one site may have. */
function claimedTwice(
  sites: readonly Site[],
  what: string,
  read: (site: Site) => string | null,
): readonly string[] {
  return [...Map.groupBy(sites, read)]
    .filter(([value, owners]) => value !== null && owners.length > 1)
    .map(([value, owners]) => `${namesOf(owners)}: claim ${what} ${value}`);
}

/** Without the scheme: a host answers both. */
function addressOf({ origin, prefix }: Site): string {
  return (URL.canParse(origin) ? new URL(origin).host : origin) + prefix;
}

const namesOf = (sites: readonly Site[]) => sites.map(({ id }) => id).join(' and ');
