import type { Site } from '@cancha/brands/Site';
import { createRouter } from '../routes/createRouter';
import type { Route } from '../routes/Route';

/** Reads addresses by these routes, to the path inside the app, to `missing`, or to the address a redirect leads to. */
export function routeReader(routes: readonly Route[]): (site: Site, address: string) => string {
  const router = createRouter(routes);
  return (site, address) => {
    const [pathname = '', query = ''] = address.split('?');
    const target = router(site, pathname, new URLSearchParams(query));
    if (target.kind === 'page') return target.path;
    return target.kind === 'redirect' ? target.redirect : target.kind;
  };
}
