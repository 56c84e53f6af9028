/** A drawing in the site's folder, with its real size in pixels. */
type Drawing = { file: string; width: number; height: number };

/**
 * What a brand's header has beside its menus. Nothing is needed: a field that is left out has the default said at it.
 * `docs/header.md` has the specification's names for them.
 */
export type HeaderSettings = {
  /** `two`: the simple header. Default: the whole one. */
  type?: 'two';
  /** Where the logo leads. Default: the site's front page. */
  logoUrl?: string;
  /** In place of the logo. Default: the brandConfig's `logo`. */
  mainLogo?: Drawing;
  /** Beside the logo, and where it leads. Default: none. */
  secondaryLogo?: Drawing & { url: string; name: string };
  /** Default true. */
  showMenu?: boolean;
  /** Default true; sites without football have no results to lead to. */
  showResults?: boolean;
  /** Default true. */
  showSchedule?: boolean;
  /** The schedule, on the host that has the results. Default: the site's own calendar, if it has football. */
  scheduleUrl?: string;
  /** Default: the site's own page of what is read most. */
  trendingUrl?: string;
  /** One line under the header. Default: none. */
  promo?: { href: string; text: string };
  /** The app in its store, in the simple header. Default: none. */
  appUrl?: string;
  /** Whether the editions are offered, where there are any. Default true. */
  showEditions?: boolean;
  /** Height of a banner that stays above the header. Default: none. */
  bannerHeight?: `${number}px`;
};
