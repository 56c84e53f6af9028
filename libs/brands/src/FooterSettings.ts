/** A file in the site's folder, with its size in pixels. */
type FooterFile = { file: string; width: number; height: number };

/** A brand's footer, besides its menus, social links and email address. All optional. */
export type FooterSettings = {
  /** The second layout. */
  type?: 'two';
  /** Link of the brand's logo. Default: the home page. */
  siteUrl?: string;
  hideLogo?: boolean;
  /** Links of a column in a row instead of one per line. */
  wrapLinks?: boolean;
  /** 600 × 200 px. */
  partner?: { file: string; name: string; url: string };
  /** Another site. Its logo is in the bottom row (1), the upper area (2), both (unset) or nowhere (3). */
  site?: { name: string; url: string; logo: FooterFile | null; position?: 1 | 2 | 3 };
  /** Beside the other site's logo. */
  description?: string;
  /** One paragraph. */
  text?: string;
  /** Narrow sections as HTML, which is sanitised. */
  texts?: readonly string[];
  /** Notices on gambling and affiliates. Default: on sites with betting. */
  compliance?: boolean;
  /** The group, beside the copyright. */
  group?: { name: string; url: string; logo: FooterFile | null };
  /** `#rrggbb`, always both. Ignored below a contrast of 4.5:1. */
  styles?: { bgColor: string; color: string };
};
