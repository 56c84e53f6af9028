import type { Site } from '@cancha/brands/Site';
import { buildPath } from '@cancha/routing/buildPath';
import { hasPage } from '@cancha/routing/hasPage';
import { aMatch } from './aMatch';
import { firstArticle, readDocument } from './readDocument';

/** A page of each kind that is sent in a way of its own, by name: kept and not kept, of every status, with and without a form. */
export async function pageKinds(site: Site): Promise<Readonly<Record<string, string>>> {
  const read = async (path: string) => (await readDocument(new URL(path, site.origin).href)).body;
  const home = buildPath(site, 'home', {});
  const article = firstArticle(await read(home)) ?? '';
  const amp = /<link rel="amphtml" href="([^"]+)"/.exec(await read(article))?.[1];
  const match = hasPage(site, 'match') ? await aMatch() : null;
  const tables = hasPage(site, 'competitions') ? await read(buildPath(site, 'competitions', {})) : '';
  const tournament = /href="([^"]*\/(?:competencias|tournaments)\/[^/"]+\/[^/"]+)"/.exec(tables)?.[1];
  const addresses = {
    home,
    article,
    latest: buildPath(site, 'latest', {}),
    form: buildPath(site, 'contact', {}),
    search: `${buildPath(site, 'search', {})}?q=gol`,
    missing: `${site.prefix}/no-existe`,
    ...(amp ? { amp: new URL(amp).pathname } : {}),
    ...(match ? { match: buildPath(site, 'match', { slug: 'x', id: match.id }) } : {}),
    ...(tournament ? { table: tournament } : {}),
  };
  const pages = Object.entries(addresses).map(async ([kind, path]) => [kind, await pageBehind(site, path)]);
  return Object.fromEntries((await Promise.all(pages)) as [string, string][]);
}

/** An address may lead to the one that names its page in full. */
async function pageBehind(site: Site, path: string): Promise<string> {
  const { status, headers } = await readDocument(new URL(path, site.origin).href);
  const { location } = headers;
  if (status < 300 || status > 399 || typeof location !== 'string') return path;
  const { pathname, search } = new URL(location, site.origin);
  return pathname + search;
}
