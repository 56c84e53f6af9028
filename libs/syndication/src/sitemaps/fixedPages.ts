import { getStaticPage } from '@cancha/data-access/cms/getStaticPage';
import { buildPath } from '@cancha/routing/buildPath';
import { matchPath } from '@cancha/routing/matchPath';
import { routes, type RouteName } from '@cancha/routing/routes';
import { cmsSlugOf, isInfoRoute } from '@cancha/news/info/infoRoutes';
import { resolveRequest } from '@cancha/server/proxy/resolveRequest';
import { isBettingLink } from '@cancha/site/shell/isBettingLink';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { quietPages } from './quietPages';
import type { SitemapPage } from './writeSitemap';

/** Never to be found, or lists of the newsroom, which `listPages` has as far as there is something on them. */
const elsewhere: ReadonlySet<RouteName> = new Set<RouteName>([
  'thankYou',
  'saved',
  'preferences',
  'betting',
  'bettingGuides',
  'bettingCodes',
  'bettingReviews',
]);

/** Pages whose address is one and the same every day, in any language. */
const fixed = (Object.keys(routes) as RouteName[]).filter(
  (name) => !elsewhere.has(name) && Object.values(routes[name]).every((path) => !path.includes(':')),
);

/** The pages of the route table that this site has: front page, results, who we are. Throws `ApiError`. */
export async function fixedPages(context: SiteContext): Promise<SitemapPage[]> {
  const listed = await Promise.all(fixed.map((name) => pathOf(name, context)));
  return listed.flatMap((path) => (path === null ? [] : [{ url: context.site.origin + path }]));
}

async function pathOf(name: RouteName, context: SiteContext): Promise<string | null> {
  const { site, apis } = context;
  const path = buildPath(site, name, {} as never);
  // Another page may answer at its address, or none: no row of this table says which pages an app has by now.
  if (matchPath(site, path)?.name !== name || isBettingLink(path, context)) return null;
  if (resolveRequest(site, path, new URLSearchParams()).path.endsWith('/missing')) return null;
  if (await quietPages[name]?.(context)) return null;
  if (!isInfoRoute(name)) return path;

  const page = await getStaticPage(apis.cms, { site: site.siteCode, slug: cmsSlugOf(site, name) });
  return page ? path : null;
}
