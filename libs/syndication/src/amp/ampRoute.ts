import { getResource } from '@cancha/data-access/content/getResource';
import { getSiteContext, type SiteContext } from '@cancha/site/context/SiteContext';
import { missingPage } from '@cancha/site/routes/pageErrors';
import { ampPathOf, isAmpPath, withoutAmp } from '@cancha/routing/ampPath';
import { endpointRoute } from '@cancha/site/routes/routeBuilders';

/** A backend that fails is not asked here: the handler then leads to the whole page. */
async function isMissing({ apis, site }: SiteContext, segments: readonly string[]): Promise<boolean> {
  const path = `/${segments.map((segment) => decodeURIComponent(segment)).join('/')}`;
  try {
    return (await getResource(apis.content, { site: site.siteCode, path })) === null;
  } catch {
    return false;
  }
}

/** `/amp/` stands right behind the prefix of a site; from anywhere else in a path it is sent there. */
export const ampRoute = endpointRoute({
  name: 'amp',
  file: 'amp/[[...path]]',
  document: 'amp',
  resolve({ site, pathname }) {
    if (!site.capabilities.amp || !pathname.startsWith(`${site.prefix}/`) || !isAmpPath(pathname))
      return null;
    const page = withoutAmp(pathname);
    const own = ampPathOf(site, page);
    if (own !== pathname) return { redirect: own, status: 308 };
    return `amp${page.slice(site.prefix.length)}`.replace(/\/$/, '');
  },
  check: async ({ site, path = [] }: { site: string; path?: readonly string[] }) => {
    const context = await getSiteContext(site);
    if (path.length > 0 && (await isMissing(context, path))) missingPage();
  },
});
