import type { Site } from '@cancha/brands/Site';

/** Where one page lies on each site of a family. */
export type PageAddress = {
  /** Every site of the family may have it, or only those that publish the same articles. */
  sharedWith: 'family' | 'newsroom';
  /** Site-relative, prefix included, in the form the site is configured for. */
  on: (site: Site) => string;
  /** Whether a site has the page. */
  isOn: (site: Site) => boolean;
};
