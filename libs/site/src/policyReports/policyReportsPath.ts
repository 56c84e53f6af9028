import type { Site } from '@cancha/brands/Site';
import { endpointRoute } from '../routes/routeBuilders';

/** Where browsers tell of what the policy of a page has not let through. */
export const policyReportsPath = ({ prefix }: Pick<Site, 'prefix'>): string => `${prefix}/api/policy-reports`;

export const policyReportsRoute = endpointRoute({
  name: 'policyReports',
  file: 'policy-reports',
  resolve: ({ site, pathname }) => (pathname === policyReportsPath(site) ? 'policy-reports' : null),
});
