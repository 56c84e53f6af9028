import type { Site } from '@cancha/brands/Site';
import { sites } from '@cancha/brands/sites';
import { buildPath, type RouteParams } from '@cancha/routing/buildPath';
import { exampleParams } from '@cancha/routing/exampleParams';
import { matchPath } from '@cancha/routing/matchPath';
import { ownPages } from '@cancha/routing/ownPages';
import { routes, type RouteName } from '@cancha/routing/routes';
import { expect, it } from 'vitest';

type Page = { site: Site; name: RouteName; params: object; path: string; url: string };

const names = Object.keys(routes) as RouteName[];

const pages: readonly Page[] = Object.values<Site>(sites).flatMap((site) =>
  names.map((name) => {
    const params = exampleParams[name];
    const path = buildPath(site, name, params as RouteParams<RouteName>);
    return { site, name, params, path, url: site.origin + path };
  }),
);

/** English has one page for both policies. */
const isBothPolicies = ({ site, name }: Page) => site.language === 'en' && name === 'bettingPrinciples';

/** The site whose readers get an address: of those on its host, the one with the longest prefix. */
function claimantOf(url: URL): string | undefined {
  const candidates = Object.values<Site>(sites).filter(
    ({ origin, prefix }) => origin === url.origin && `${url.pathname}/`.startsWith(`${prefix}/`),
  );
  return candidates.sort((a, b) => b.prefix.length - a.prefix.length)[0]?.id;
}

it('the public addresses of the network are these: a change here breaks links that exist', async () => {
  const lines = pages.map(({ site, name, path, url }) =>
    [site.id, name, matchPath(site, path) === null ? '–' : url].join(' '),
  );

  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('publicUrls.txt');
});

it('every address is read back as the page and the parameters it was built from, on a site that has the page', () => {
  const wrong = pages.filter((page) => {
    const match = matchPath(page.site, page.path);
    return (
      match !== null &&
      !isBothPolicies(page) &&
      (match.name !== page.name || !same(match.params, page.params))
    );
  });

  expect(wrong.map(({ url }) => url)).toEqual([]);
});

/** Pages of some sites only. */
const owned: readonly RouteName[] = ownPages;

it('a site that lacks nothing has every page that is not some other site’s own', () => {
  const { 'bolavip-global': es, 'bolavip-pt': pt, 'bolavip-en': en } = sites;
  const missing = pages
    .filter(({ site }) => [es, pt, en].some(({ id }) => id === site.id))
    .filter(({ site, name, path }) => !owned.includes(name) && matchPath(site, path) === null);

  expect(missing.map(({ url }) => url)).toEqual([]);
});

it('every page of some sites only is on one of them', () => {
  const found = pages.filter(({ site, path }) => matchPath(site, path) !== null);

  expect(owned.filter((name) => !found.some((page) => page.name === name))).toEqual([]);
});

it('no two pages share an address, on any host', () => {
  const urls = pages.filter((page) => !isBothPolicies(page)).map(({ url }) => url);

  expect(urls.filter((url, index) => urls.indexOf(url) !== index)).toEqual([]);
});

it('every address leads to the site it was built for, not to another on its host', () => {
  const stolen = pages.filter(({ site, url }) => claimantOf(new URL(url)) !== site.id);

  expect(stolen.map(({ url }) => url)).toEqual([]);
});

it('every address ends in a slash exactly on sites that are configured so', () => {
  const wrong = pages.filter(
    ({ site, name, path }) => name !== 'home' && path.endsWith('/') !== site.trailingSlash,
  );

  expect(wrong.map(({ url }) => url)).toEqual([]);
});

function same(left: object, right: object): boolean {
  return JSON.stringify(Object.entries(left).sort()) === JSON.stringify(Object.entries(right).sort());
}
