import type { Site } from './Site';

/** Those of some sites that are translations of this one for other readers, itself among them, in their order. */
export function familyOf(site: Pick<Site, 'family'>, sites: readonly Site[]): readonly Site[] {
  return sites.filter(({ family }) => family === site.family);
}
