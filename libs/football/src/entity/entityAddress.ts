import { hasPage } from '@cancha/routing/hasPage';
import type { PageAddress } from '@cancha/site/head/PageAddress';
import { buildPath } from '@cancha/routing/buildPath';
import type { RouteName } from '@cancha/routing/routes';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { entityParams } from '@cancha/blocks/matches/entityHref';
import { movedPage } from '@cancha/site/routes/pageErrors';

export type EntityPage = Extract<
  RouteName,
  `tournament${string}` | `team${string}` | 'player' | 'venue' | 'referee'
>;

export type EntityRouteParams = { site: string; slug: string; id: string };

/** Slug and id as the reader's address had them. */
export function readEntityParams({ slug, id }: Pick<EntityRouteParams, 'slug' | 'id'>): {
  slug: string;
  id: string;
} {
  return { slug: decodeURIComponent(slug), id: decodeURIComponent(id) };
}

/**
 * The id decides and the slug decorates: who comes by another slug is sent to the one address of the page, for good.
 * @param query what the page shows of many, with its question mark
 */
export function keepAddress(
  { site }: Pick<SiteContext, 'site'>,
  page: EntityPage,
  entity: Parameters<typeof entityParams>[0],
  asked: { slug: string; id: string },
  query = '',
): void {
  const params = entityParams(entity);
  if (params.slug !== asked.slug || params.id !== asked.id) movedPage(buildPath(site, page, params) + query);
}

type Entity = Parameters<typeof entityParams>[0];

/**
 * Where a page of a competition, team, player, ground or referee lies. A slug the provider gave is the same in every language; one that
 * is made of a name is not, so that only the editions of one language can name each other's.
 * @param query what the page shows of many; its words are of one language
 */
export function entityAddress(
  { site: own }: Pick<SiteContext, 'site'>,
  page: EntityPage,
  entity: Entity,
  query = '',
): PageAddress {
  const everywhere = Boolean(entity.slug) && query === '';
  return {
    sharedWith: 'family',
    on: (site) => buildPath(site, page, entityParams(entity)) + query,
    isOn: (site) => hasPage(site, page) && (everywhere || site.language === own.language),
  };
}
