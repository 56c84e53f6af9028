/** An entry of a menu. Which rules an address follows was decided before it came here. */
export type NavItem = {
  id: string;
  name: string;
  /** The whole name, where `name` had to be cut. */
  title?: string;
  /** Absent: plain text. */
  href: string | null;
  /** The page it leads to is the one being read. */
  current: boolean;
  /** Leave client navigation aside and load the page whole. */
  fullLoad: boolean;
  rel?: string | undefined;
  target?: '_blank' | undefined;
  /** Do not tell the other site where the reader comes from. */
  referrerPolicy?: 'no-referrer' | undefined;
};

export type NavGroup = {
  id: string;
  title: string;
  /** Where the heading itself leads, if anywhere. */
  href?: string | null;
  items: readonly NavItem[];
};
