import type { Site } from '@cancha/brands/Site';

/** Where a script asks for further pages of a list, with `path` and `page`. */
export const moreAction = ({ prefix }: Pick<Site, 'prefix'>): string => `${prefix}/api/list`;

/** Address of the pages of the list at `path`, as far as its number. */
export const moreSource = (site: Pick<Site, 'prefix'>, path: string): string =>
  `${moreAction(site)}?${new URLSearchParams({ path }).toString()}&page=`;
