import { ConfigError, type SetAddresses } from '../config.ts';

/** Where a site says it is. */
export type SitePlace = { code: string; app: string | null; prefix: string; address: string | null };

/** Where the apps of the network run on a machine of one's own. */
const localApps: Readonly<Record<string, string>> = {
  FCA: 'http://127.0.0.1:4001',
  BOLAVIP: 'http://127.0.0.1:4002',
  REDGOL: 'http://127.0.0.1:4003',
};

/**
 * Public address of each site by its code, without a slash at its end. What is set counts most, then what the site
 * says itself. Throws for a site without one, two sites with the same one, and an address set for no site.
 */
export function siteUrls(places: readonly SitePlace[], set: SetAddresses): ReadonlyMap<string, string> {
  const codes = places.map(({ code }) => code);
  const unknown = Object.keys(set.sites).find((code) => !codes.includes(code));
  if (unknown !== undefined)
    throw new ConfigError(`SITE_URL_${unknown} is of no use: the sites are ${codes.sort().join(', ')}.`);

  const owners = new Map<string, string>();
  for (const place of places) {
    const url = urlOf(place, set);
    const other = owners.get(url);
    if (other !== undefined)
      throw new ConfigError(
        `${other} and ${place.code} cannot both be at ${url}: set SITE_URL_${place.code}.`,
      );
    owners.set(url, place.code);
  }
  return new Map([...owners].map(([url, code]) => [code, url]));
}

/** `APP_URL_` and this: `SOMOSFANATICOS_PT` of the app somosfanaticos-pt. */
function variableOf(app: string): string {
  return app.toUpperCase().replaceAll('-', '_');
}

function urlOf({ code, app, prefix, address }: SitePlace, set: SetAddresses): string {
  const own = set.sites[code];
  if (own !== undefined) return own;
  const name = app === null ? null : variableOf(app);
  const host = (name && set.apps[name]) ?? address ?? (name && localApps[name]);
  if (host) return host + prefix;
  throw new ConfigError(`${code} has no address: set APP_URL_${name}, or say it in the site’s own file.`);
}
