import type { Site } from '@cancha/brands/Site';

/** Where a script asks for further pages of a list, with `path` and `page`. */
const moreAction = ({ prefix }: Pick<Site, 'prefix'>): string => `${prefix}/api/list`;

/** Address of the pages of the list at `path`, as far as its number. */
export const moreSource = (site: Pick<Site, 'prefix'>, path: string): string =>
  `${moreAction(site)}?${new URLSearchParams({ path }).toString()}&page=`;

/** The page of a list that such an address asks for; `null` for any other address. */
export function readMoreRequest(
  site: Pick<Site, 'prefix'>,
  pathname: string,
  search: URLSearchParams,
): { path: string; page: string } | null {
  if (pathname !== moreAction(site)) return null;
  const path = search.get('path') ?? '';
  // Asking for itself, it would never find out.
  const isPath = path.startsWith('/') && path !== moreAction(site);
  return { path: isPath ? path : '', page: search.get('page') ?? '' };
}
