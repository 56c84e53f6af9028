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
