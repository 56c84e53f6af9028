import { buildPath } from '@cancha/routing/buildPath';
import { hasPage } from '@cancha/routing/hasPage';
import type { PageAddress } from '@cancha/site/head/PageAddress';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { entityParams } from '@cancha/blocks/matches/entityHref';
import type { EntityPage } from './keepAddress';

type Entity = Parameters<typeof entityParams>[0];

/**
 * Where a page of a competition, team or player lies. A slug the provider gave is the same in every language; one that
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
