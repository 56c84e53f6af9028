/** A picture of a brand: its file in the site's folder, with its real size in pixels. */
type FooterFile = { file: string; width: number; height: number };

/**
 * What a brand's footer has beside its menus, its networks and its mailbox. All of it may be left out; addresses
 * follow the rules for links of footers.
 */
export type FooterSettings = {
  /** The second of two layouts. */
  type?: 'two';
  /** Where the brand's own logo leads, instead of the front page. */
  siteUrl?: string;
  hideLogo?: boolean;
  /** Links of a column one after the other instead of one a line. */
  wrapLinks?: boolean;
  /** A picture of 600 × 200. */
  partner?: { file: string; name: string; url: string };
  /** Another site. Its logo stands in the bottom row (1), the upper area (2), both (unset) or nowhere (3). */
  site?: { name: string; url: string; logo: FooterFile | null; position?: 1 | 2 | 3 };
  /** Said beside the other site's logo. */
  description?: string;
  /** One paragraph. */
  text?: string;
  /** Narrow sections, as HTML, which is cleaned before anyone sees it. */
  texts?: readonly string[];
  /** The notices on gambling and affiliates; unset: on a site that has betting. */
  compliance?: boolean;
  /** The group, where the footer names it beside the copyright. */
  group?: { name: string; url: string; logo: FooterFile | null };
  /** Each `#rrggbb`, and only together; a pair below 4.5:1 is not used. */
  styles?: { bgColor: string; color: string };
};
