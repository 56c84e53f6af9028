/** A file in the site's folder, with its size in pixels. */
type Drawing = { file: string; width: number; height: number };

/** A brand's header, besides its menus. All optional. `libs/ui/src/shell/Header/README.md` has the specification's names. */
export type HeaderSettings = {
  /** `two`: the simple header. */
  type?: 'two';
  /** Link of the logo. Default: the home page. */
  logoUrl?: string;
  /** Default: the brand's `logo`. */
  mainLogo?: Drawing;
  /** Beside the logo, with its own link. Default: none. */
  secondaryLogo?: Drawing & { url: string; name: string };
  /** Default true. */
  showMenu?: boolean;
  /** Default true on sites with football. */
  showResults?: boolean;
  /** Default true. */
  showSchedule?: boolean;
  /** Default: the site's calendar, on sites with football. */
  scheduleUrl?: string;
  /** Default: the site's trending page. */
  trendingUrl?: string;
  /** One line below the header. Default: none. */
  promo?: { href: string; text: string };
  /** App store link, in the simple header. Default: none. */
  appUrl?: string;
  /** Shows the edition picker on sites with editions. Default true. */
  showEditions?: boolean;
  /** Height of a fixed banner above the header. Default: none. */
  bannerHeight?: `${number}px`;
};
