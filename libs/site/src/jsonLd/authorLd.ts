import { buildPath } from '@cancha/routing/buildPath';
import type { Organization, Person, ProfilePage, WithContext } from 'schema-dts';
import type { SiteContext } from '../context/SiteContext';
import { toJsonLd } from '../text/toJsonLd';

/** How newsrooms call the many: first words in Spanish and Portuguese, last ones in English. */
const desk =
  /^(?:mesa|redacción|redacao|redação|equipo|equipe|núcleo|editorial)(?:\s|$)|(?:^|\s)(?:desk|staff|newsroom|editors|team)$/iu;

/**
 * Whether a name that signs is that of a desk and not of a person. The content API does not say; who signs with the
 * name of the site itself is one as well.
 */
export function isDesk(name: string, brands: readonly string[]): boolean {
  return desk.test(name.trim()) || brands.some((brand) => brand.toLowerCase() === name.trim().toLowerCase());
}

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

/** schema.org ProfilePage: who signs what an author's page lists. */
export function profilePageLd(author: Signed, context: Pick<SiteContext, 'site' | 'brandConfig'>): string {
  const data: WithContext<ProfilePage> = {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    mainEntity: authorLd(author, context),
  };
  return toJsonLd(data);
}
