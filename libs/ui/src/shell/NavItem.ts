/** An entry of a menu. Which rules an address follows was decided before it came here. */
export type NavItem = {
  id: string;
  name: string;
  /** Absent: plain text. */
  href: string | null;
  /** The page it leads to is the one being read. */
  current: boolean;
  /** Leave client navigation aside and load the page whole. */
  fullLoad: boolean;
  rel?: string | undefined;
  target?: '_blank' | undefined;
};

export type NavGroup = { id: string; title: string; items: readonly NavItem[] };
