import type { Surface } from '../device/deviceAttributes';

/** The caller has applied the link rules. */
export type NavItem = {
  id: string;
  name: string;
  /** The full name, if `name` was cut. */
  title?: string;
  /** `null`: plain text. */
  href: string | null;
  /** Links to the current page. */
  current: boolean;
  /** Full page load instead of client navigation. */
  fullLoad: boolean;
  /** Opens over the page, instead of following the link. */
  opens?: Surface;
  rel?: string | undefined;
  target?: '_blank' | undefined;
  referrerPolicy?: 'no-referrer' | undefined;
};

export type NavGroup = {
  id: string;
  title: string;
  /** Link of the heading. */
  href?: string | null;
  items: readonly NavItem[];
};
