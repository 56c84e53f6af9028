import type { Site } from '@cancha/brands/Site';

/** Where a script asks for further pages of a list, with `path` and `page`. */
export const moreAction = ({ prefix }: Pick<Site, 'prefix'>): string => `${prefix}/api/list`;

/** Address of the pages of the list at `path`, as far as its number. */
export const moreSource = (site: Pick<Site, 'prefix'>, path: string): string =>
  `${moreAction(site)}?${new URLSearchParams({ path }).toString()}&page=`;

/** One further page of a list, as the site's own address gives it to a script. */
export type MorePage = {
  page: number;
  /** Its own address, with its number. */
  address: string;
  /** By their address, which tells articles apart; finished HTML. */
  cards: readonly { href: string; html: string }[];
  /** The links to the pages, seen from this one. */
  pager: string;
  /** `null` on the last page. */
  next: number | null;
};
