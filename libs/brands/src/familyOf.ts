import type { Site } from './Site';

/** The sites of a family, this one included, in the given order. */
export function familyOf(site: Pick<Site, 'family'>, sites: readonly Site[]): readonly Site[] {
  return sites.filter(({ family }) => family === site.family);
}
