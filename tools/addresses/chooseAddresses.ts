import { parse } from 'node:path';
import { findPaths } from '../bench/findPaths.ts';
import type { MeasuredSite } from '../bench/readSites.ts';
import { ask, type Ask } from './ask.ts';
import { oddAddresses } from './oddAddresses.ts';

/** An app's first site has every kind of page; its editions repeat them in other words. */
const visits = { first: 140, edition: 24 };
/** Every so many of the odd addresses are asked of an edition, others of the next one. */
const oddShare = 6;

/**
 * Addresses of every kind on each site of an app: what is found by following its sitemaps and links, the kind that was
 * visited least first, and odd ones that no link leads to. The same ones each time.
 */
export async function chooseAddresses(
  app: string,
  address: string,
  sites: readonly MeasuredSite[],
): Promise<Ask[]> {
  const asks: Ask[] = [];
  for (const [index, site] of sites.entries()) {
    const isFirst = index === 0;
    const isOwn = (path: string) => ownerOf(sites, path) === site;
    const kinds = await followLinks(address, site, isOwn, isFirst ? visits.first : visits.edition);
    const visited = [...kinds.values()].flatMap(({ paths, visits: count }) => paths.slice(0, count));
    const odd = oddAddresses(site, (kind) => kinds.get(kind)?.paths[0]);
    asks.push(
      ...visited.map((path) => ({ app, path })),
      ...odd.filter((_, i) => isFirst || i % oddShare === index % oddShare).map((one) => ({ app, ...one })),
    );
  }
  return [...new Map(asks.map((one) => [JSON.stringify(one), one])).values()];
}

/** Paths of a kind in the order they were found, and how many of them were visited. */
type Kind = { paths: string[]; visits: number };

async function followLinks(
  address: string,
  site: MeasuredSite,
  isOwn: (path: string) => boolean,
  limit: number,
): Promise<Map<string, Kind>> {
  const kinds = new Map<string, Kind>();
  const add = (path: string) => {
    if (!isOwn(path)) return;
    const name = kindOf(site, path);
    const { paths, visits: done } = kinds.get(name) ?? { paths: [], visits: 0 };
    if (!paths.includes(path)) kinds.set(name, { paths: [...paths, path], visits: done });
  };
  for (const path of [site.pathOf('home'), `${site.prefix}/sitemap.xml`]) add(path);

  for (let count = 0; count < limit; count++) {
    const [least] = [...kinds]
      .filter(([, kind]) => kind.visits < kind.paths.length)
      .toSorted(([, a], [, b]) => a.visits - b.visits);
    if (!least) break;
    const [name, { paths, visits: done }] = least;
    kinds.set(name, { paths, visits: done + 1 });
    const { body } = await ask(address, { app: '', path: paths[done] ?? '' });
    for (const link of findPaths(body.toString('utf8'), address)) add(link);
  }
  return kinds;
}

/** The site with the longest prefix that a path begins with. */
function ownerOf(sites: readonly MeasuredSite[], path: string): MeasuredSite | undefined {
  const [pathname = ''] = path.split('?');
  return sites
    .filter(({ prefix }) => `${pathname}/`.startsWith(`${prefix}/`))
    .toSorted((a, b) => b.prefix.length - a.prefix.length)[0];
}

/** A row of the route table, or the folder and the ending of a path that is none; with a query it is a kind of its own. */
export function kindOf({ prefix, pageOf }: Pick<MeasuredSite, 'prefix' | 'pageOf'>, path: string): string {
  const [pathname = '', query] = path.split('?');
  const choice = query === undefined ? '' : `?${[...new URLSearchParams(query).keys()].join('&')}`;
  const { dir, ext } = parse(pathname.slice(prefix.length));
  return (pageOf(pathname) ?? (ext === '.html' ? 'article' : dir + ext)) + choice;
}
