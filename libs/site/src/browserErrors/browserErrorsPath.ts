import type { Site } from '@cancha/brands/Site';
import { endpointRoute } from '../routes/routeBuilders';

/** Where the browsers of a site's readers tell of errors. */
export const browserErrorsPath = ({ prefix }: Pick<Site, 'prefix'>): string => `${prefix}/api/errors`;

export const browserErrorsRoute = endpointRoute({
  name: 'browserErrors',
  file: 'errors',
  resolve: ({ site, pathname }) => (pathname === browserErrorsPath(site) ? 'errors' : null),
});
