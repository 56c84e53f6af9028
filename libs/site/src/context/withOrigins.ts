import type { Site } from '@cancha/brands/Site';
import { isSiteId } from '@cancha/brands/sites';
import { EnvironmentError, type Environment } from '../environment/readEnvironment';

type Origins = Pick<Environment, 'SITE_ORIGIN' | 'SITE_ORIGINS'>;

/**
 * Sites with the origins they have where this app is deployed: `SITE_ORIGIN` stands for the origin of the app's first
 * site and of all that share it, `SITE_ORIGINS` then for that of single ones. Those may be any of the network's,
 * whichever are asked about here; of an id that no site has it is an error to speak.
 */
export function withOrigins(
  sites: readonly Site[],
  { SITE_ORIGIN, SITE_ORIGINS }: Origins,
  first: Pick<Site, 'origin'>,
): readonly Site[] {
  const unknown = [...SITE_ORIGINS.keys()].find((id) => !isSiteId(id));
  if (unknown !== undefined) {
    throw new EnvironmentError(`SITE_ORIGINS names "${unknown}", but no site is called so.`);
  }

  return sites.map((site) => {
    const shared = site.origin === first.origin ? SITE_ORIGIN : undefined;
    return { ...site, origin: SITE_ORIGINS.get(site.id) ?? shared ?? site.origin };
  });
}
