import { buildPath } from '@cancha/routing/buildPath';
import type { Organization, Person } from 'schema-dts';
import type { SiteContext } from '../context/SiteContext';
import { isDesk } from './isDesk';

type Signed = { name: string; username: string; picture?: string | null; description?: string };

/** Who signs: a desk is an organisation, anybody else a person. */
export function authorLd(
  { name, username, picture, description }: Signed,
  { site, brandConfig }: Pick<SiteContext, 'site' | 'brandConfig'>,
): Person | Organization {
  const shared = {
    name,
    ...(username ? { url: new URL(buildPath(site, 'author', { author: username }), site.origin).href } : {}),
    ...(description ? { description } : {}),
  };
  if (isDesk(name, [brandConfig.name, brandConfig.shortName])) return { '@type': 'Organization', ...shared };
  return { '@type': 'Person', ...shared, ...(picture ? { image: picture } : {}) };
}
