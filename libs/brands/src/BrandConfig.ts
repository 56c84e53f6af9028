import type { MessageOverrides } from '@cancha/messages/MessageOverrides';
import type { HeaderSettings } from './HeaderSettings';
import type { FooterSettings } from './FooterSettings';

/** A menu that stands in while the backend does not answer. Addresses are the site's own paths. */
export type FallbackMenuItem = { name: string; url: string };

export type FallbackMenuGroup = { title: string; items: readonly FallbackMenuItem[] };

/** Titles and links that a brand may set. `null`: the catalogue's words, or no such link. */
export type BrandSettings = {
  pollTitle: string | null;
  /** Text of the header's button that leads to the results. */
  headerResultsBtn: string | null;
  whatsappChannelLink: string | null;
  mostReadTitle: string | null;
  followUs: string | null;
  betOfTheDayTitleText: string | null;
};

/** A block of the front page: the newest articles of some sections, by the slugs of the newsroom. */
export type FrontBlock = { title: string; sections: readonly string[] };

/** What stands on the front page, beside the newsroom's own order. `null`: no such block. */
export type FrontPage = {
  /** Competitions by their id in the stats API. */
  strip: { tournament: string; title: string } | null;
  table: { tournament: string; table: string; title: string; heading: string; rows: number } | null;
  scorers: { tournament: string; title: string; rows: number } | null;
  /** One article of each section first, so that none waits for the others to be through. */
  regions: FrontBlock | null;
  /** The competition of the moment; `path` is its section, on the site. */
  spotlight: (FrontBlock & { path: string }) | null;
  /** The dark band that scrolls sideways. */
  band: FrontBlock | null;
  clubs: FrontBlock | null;
};

/** Who a site is, in words. Data only. */
export type BrandConfig = {
  name: string;
  shortName: string;
  /** Second line of titles and descriptions. */
  tagline: string;
  description: string;
  /** File in the site's folder, with its real size; `site` where another site's folder has it, and the icon. */
  logo: { file: string; width: number; height: number; site?: string };
  /** `null` where it is not shown: structured data then names the brand. */
  organisation: string | null;
  social: readonly { name: string; url: string | null }[];
  contactEmail: string | null;
  /**
   * Who may sell its ads, a line each as `ads.txt` has them: `exchange.example, 1234, DIRECT`. Of sites on one host
   * those of the one without a prefix count. Nobody yet, where it is missing.
   */
  adSellers?: readonly string[];
  /** Said in the copyright line. */
  groupStatement: string;
  /** Zone of the site in words: "hora de Costa Rica". */
  zoneName: string;
  /** Short form, beside a kick-off: "hora CR". */
  zoneShort: string;
  /** What the site says otherwise than its catalogue: `{ tag: { title: '{tag}: noticias' } }`. */
  messageOverrides?: MessageOverrides;
  settings: BrandSettings;
  /** Where the header of this brand is not the usual one. */
  header?: HeaderSettings;
  footer?: FooterSettings;
  front: FrontPage;
  fallbackMenus: {
    main: readonly FallbackMenuItem[];
    hamburger: readonly FallbackMenuGroup[];
    tabs: readonly FallbackMenuItem[];
    about: readonly FallbackMenuItem[];
    legal: readonly FallbackMenuItem[];
  };
};
