import { ask } from './ask.mjs';
import { oddAddresses } from './oddAddresses.mjs';

/** @typedef {import('../bench/readSites.mjs').MeasuredSite} Site */
/** @typedef {import('./ask.mjs').Ask} Ask */

/** An app's first site has every kind of page; its editions repeat them in other words. */
const visits = { first: 140, edition: 24 };
/** Every so many of the odd addresses are asked of an edition, others of the next one. */
const oddShare = 6;

/**
 * Addresses of every kind on each site of an app: what is found by following its sitemaps and links, the kind that was
 * visited least first, and odd ones that no link leads to. The same ones each time.
 * @param {string} app
 * @param {string} address
 * @param {readonly Site[]} sites
 * @returns {Promise<Ask[]>}
 */
export async function chooseAddresses(app, address, sites) {
  const asks = [];
  for (const [index, site] of sites.entries()) {
    const limit = index === 0 ? visits.first : visits.edition;
    const { visited, found } = await followLinks(address, { site, sites, limit });
    const odd = oddAddresses(site, (kind) => found.get(kind)?.[0]).filter(
      (_, i) => index === 0 || i % oddShare === index % oddShare,
    );
    asks.push(...visited.map((path) => ({ app, path })), ...odd.map((one) => ({ app, ...one })));
  }
  return withoutDoubles(asks);
}

/**
 * @param {string} address
 * @param {{ site: Site, sites: readonly Site[], limit: number }} setting
 */
async function followLinks(address, { site, sites, limit }) {
  const known = new Set();
  /** @type {Map<string, string[]>} Paths by the kind of page, those that were found first before the others. */
  const found = new Map();
  /** @type {Map<string, number>} */
  const counts = new Map();
  const countOf = (/** @type {string} */ kind) => counts.get(kind) ?? 0;
  const add = (/** @type {string} */ path) => {
    if (known.has(path) || ownerOf(sites, path) !== site) return;
    known.add(path);
    const kind = kindOf(site, path);
    found.set(kind, [...(found.get(kind) ?? []), path]);
  };
  for (const path of [site.pathOf('home'), `${site.prefix}/sitemap.xml`]) add(path);

  const visited = [];
  while (visited.length < limit) {
    const [next] = [...found]
      .filter(([kind, paths]) => countOf(kind) < paths.length)
      .toSorted(([a], [b]) => countOf(a) - countOf(b));
    if (!next) break;
    const [kind, paths] = next;
    const path = paths[countOf(kind)] ?? '';
    counts.set(kind, countOf(kind) + 1);
    visited.push(path);
    const { body } = await ask(address, { app: '', path });
    for (const link of findPaths(body.toString('utf8'), address)) add(link);
  }
  return { visited, found };
}

/**
 * Paths on the same host that a document or a sitemap names.
 * @param {string} text
 * @param {string} address
 */
export function findPaths(text, address) {
  const named = text.matchAll(/(?:href|action|src|data-[\w-]+)="([^"]+)"|<loc>([^<]+)<\/loc>/g);
  return [...named].flatMap(([, attribute, location]) => {
    const written = (attribute ?? location ?? '').replaceAll('&amp;', '&');
    const path = written.startsWith(address) ? written.slice(address.length) || '/' : written;
    return /^\/(?!\/|_next\/)/.test(path) ? [path.replace(/#.*$/, '')] : [];
  });
}

/**
 * The site with the longest prefix that a path begins with.
 * @param {readonly Site[]} sites
 * @param {string} path
 */
function ownerOf(sites, path) {
  const [pathname = ''] = path.split('?');
  return sites
    .filter(({ prefix }) => `${pathname}/`.startsWith(`${prefix}/`))
    .toSorted((a, b) => b.prefix.length - a.prefix.length)[0];
}

const folders = ['api', 'amp', 'rss', 'msn', 'sitemaps', 'brand', 'flags', 'fonts', 'themes'];

/**
 * A row of the route table, or how the path is built where it is none; with a query it is a kind of its own.
 * @param {Pick<Site, 'prefix' | 'pageOf'>} site
 * @param {string} path
 */
export function kindOf({ prefix, pageOf }, path) {
  const [pathname = '', query] = path.split('?');
  const choice = query === undefined ? '' : `?${[...new URLSearchParams(query).keys()].join('&')}`;
  const page = pageOf(pathname);
  if (page !== null) return page + choice;
  const [first = '', second = '', ...others] = pathname.slice(prefix.length + 1).split('/');
  const ending = /\.\w+$/.exec(pathname)?.[0] ?? '';
  if (folders.includes(first))
    return `${first}${['api', 'rss'].includes(first) ? `/${second}` : ''}${ending}${choice}`;
  if (ending === '.html') return `article${choice}`;
  return `${second === '' ? '1 segment' : `${others.length + 2} segments`}${ending}${choice}`;
}

/** @param {Ask[]} asks */
function withoutDoubles(asks) {
  return [...new Map(asks.map((one) => [JSON.stringify(one), one])).values()];
}
