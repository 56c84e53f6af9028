import { getStaticPage } from '@cancha/data-access/cms/getStaticPage';
import { buildPath } from '@cancha/routing/buildPath';
import { hasPage } from '@cancha/routing/hasPage';
import { matchPath } from '@cancha/routing/matchPath';
import { routes, type RouteName } from '@cancha/routing/routes';
import { cmsSlugOf, isInfoRoute } from '@cancha/news/info/infoRoutes';
import { servedRoutes } from '@cancha/site/routes/registerApp';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import type { Route } from '@cancha/site/routes/Route';
import { isBettingLink } from '@cancha/site/betting/isBettingLink';
import type { SitemapPage } from './writeSitemap';

/** Pages whose address is one and the same every day, in any language. */
const isFixed = (name: string): name is RouteName =>
  Object.hasOwn(routes, name) &&
  Object.values(routes[name as RouteName]).every((path) => !path.includes(':'));

/** The pages that this site has at a fixed address: front page, results, who we are. Throws `ApiError`. */
export async function fixedPages(context: SiteContext): Promise<SitemapPage[]> {
  const listed = await Promise.all(servedRoutes().map((route) => pathOf(route, context)));
  return listed.flatMap((path) => (path === null ? [] : [{ url: context.site.origin + path }]));
}

async function pathOf({ name, kind, sitemap }: Route, context: SiteContext): Promise<string | null> {
  const { site, apis } = context;
  if (kind !== 'page' || !isFixed(name) || sitemap === false || !hasPage(site, name)) return null;
  const path = buildPath(site, name, {} as never);
  // Another page may answer at its address.
  if (matchPath(site, path)?.name !== name || isBettingLink(path, context)) return null;
  if (sitemap && !(await sitemap(context))) return null;
  if (!isInfoRoute(name)) return path;

  const page = await getStaticPage(apis.cms, { site: site.siteCode, slug: cmsSlugOf(site, name) });
  return page ? path : null;
}
