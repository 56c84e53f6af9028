import type { ServiceRows } from '@cancha/integrations/ports/ServiceRows';
import type { MessageOverrides } from '@cancha/messages/MessageOverrides';
import type { FrontList } from './FrontList';
import type { HeaderSettings } from './HeaderSettings';
import type { FooterSettings } from './FooterSettings';

/** For menus shown while the backend does not answer. URLs are paths of the site. */
export type FallbackMenuItem = { name: string; url: string };

export type FallbackMenuGroup = { title: string; items: readonly FallbackMenuItem[] };

/** Titles and links of a brand. `null`: the catalogue's title, no title, or no link. */
export type BrandSettings = {
  /** Over the poll of an article. Default: none. */
  pollTitle: string | null;
  /** Label of the header's results button. */
  headerResultsBtn: string | null;
  /** Address of the channel, for the button below articles. Default: none. */
  whatsappChannelLink: string | null;
  mostReadTitle: string | null;
  /** Over the social links of the footer. Default: none. */
  followUs: string | null;
  betOfTheDayTitleText: string | null;
};

/** A block of the home page with the newest articles of some sections, by slug. */
export type FrontBlock = { title: string; sections: readonly string[] };

/** What stands below every article, besides what belongs to it. Nothing said: none of it. */
export type AfterStory = {
  /** The same article in the brand's other editions. */
  versions?: boolean;
  /** A row that leads to the newsletter, on sites that have one. */
  subscription?: boolean;
};

/** The blocks of the home page. `null`: no such block. */
export type FrontPage = {
  /** The lead is the main block of fan sites, its title over its picture. Default: the usual lead. */
  mainBlock?: boolean;
  /** `tournament` is an id of the stats API. */
  strip: { tournament: string; title: string } | null;
  table: { tournament: string; table: string; title: string; heading: string; rows: number } | null;
  scorers: { tournament: string; title: string; rows: number } | null;
  /** One article of each section first, then the next ones. */
  regions: FrontBlock | null;
  /** The current competition; `path` is its section. */
  spotlight: (FrontBlock & { path: string }) | null;
  /** A dark band that scrolls horizontally. */
  band: FrontBlock | null;
  clubs: FrontBlock | null;
  /** At the foot. Default: none. */
  lists?: readonly FrontList[];
};

/** Texts, menus, home page and outside services of a site. Data only. */
export type BrandConfig = ServiceRows & {
  name: string;
  shortName: string;
  tagline: string;
  description: string;
  /** File in the site's folder, with its size. `site`: logo and icon are in another site's folder. */
  logo: { file: string; width: number; height: number; site?: string };
  /** `null`: structured data has the brand's name. */
  organisation: string | null;
  social: readonly { name: string; url: string | null }[];
  contactEmail: string | null;
  /** Lines of `ads.txt`: `exchange.example, 1234, DIRECT`. Of sites on one host, those of the site without a prefix. */
  adSellers?: readonly string[];
  /** In the copyright line. */
  groupStatement: string;
  /** Name of the time zone: "hora de Costa Rica". */
  zoneName: string;
  /** Beside a kick-off: "hora CR". */
  zoneShort: string;
  /** Messages that differ from the catalogue: `{ tag: { title: '{tag}: noticias' } }`. */
  messageOverrides?: MessageOverrides;
  settings: BrandSettings;
  /** Beside the number of comments. Default `bubble`. */
  commentIcon?: 'bubble' | 'balloons';
  header?: HeaderSettings;
  footer?: FooterSettings;
  front: FrontPage;
  afterStory?: AfterStory;
  fallbackMenus: {
    main: readonly FallbackMenuItem[];
    hamburger: readonly FallbackMenuGroup[];
    tabs: readonly FallbackMenuItem[];
    about: readonly FallbackMenuItem[];
    legal: readonly FallbackMenuItem[];
  };
};
