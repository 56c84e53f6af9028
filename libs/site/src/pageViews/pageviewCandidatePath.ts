import type { Site } from '@cancha/brands/Site';

/** What is asked of the site itself for each page view that audience services are told of. */
export const pageviewCandidatePath = ({ prefix }: Pick<Site, 'prefix'>): string =>
  `${prefix}/api/pageview-candidate`;
