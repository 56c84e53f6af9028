import { buildPath } from '@cancha/routing/buildPath';
import { matchPath } from '@cancha/routing/matchPath';
import type { RouteParams } from '@cancha/routing/RouteParams';
import type { RouteName } from '@cancha/routing/routes';
import type { PageAddress } from './PageAddress';

type RouteAddressOptions = Pick<PageAddress, 'sharedWith'> & { page?: number };

/** Where a page of the route table lies. A site has it if its own address leads to it there. */
export function routeAddress<Name extends RouteName>(
  name: Name,
  params: RouteParams<Name>,
  { sharedWith, page = 1 }: RouteAddressOptions,
): PageAddress {
  return {
    // From the second page on, a list of another newsroom is another list.
    sharedWith: page > 1 ? 'newsroom' : sharedWith,
    on: (site) => buildPath(site, name, params, { page }),
    isOn: (site) => matchPath(site, buildPath(site, name, params))?.name === name,
  };
}
