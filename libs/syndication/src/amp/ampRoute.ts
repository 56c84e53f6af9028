import { ampPathOf, withoutAmp } from '@cancha/routing/ampPath';
import { isAmpPath } from '@cancha/routing/ampPath';
import { endpointRoute } from '@cancha/site/routes/routeBuilders';

/** `/amp/` stands right behind the prefix of a site; from anywhere else in a path it is sent there. */
export const ampRoute = endpointRoute({
  name: 'amp',
  file: 'amp/[[...path]]',
  resolve({ site, pathname }) {
    if (!site.capabilities.amp || !pathname.startsWith(`${site.prefix}/`) || !isAmpPath(pathname))
      return null;
    const page = withoutAmp(pathname);
    const own = ampPathOf(site, page);
    if (own !== pathname) return { redirect: own, status: 308 };
    return `amp${page.slice(site.prefix.length)}`.replace(/\/$/, '');
  },
});
