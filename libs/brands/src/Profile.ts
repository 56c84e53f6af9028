/** A menu that stands in while the backend does not answer. Addresses are the site's own paths. */
export type FallbackMenuItem = { name: string; url: string };

/** Who a brand is, in words. Data only. */
export type Profile = {
  name: string;
  shortName: string;
  /** Second line of titles and descriptions. */
  tagline: string;
  description: string;
  /** File in the brand's folder, with its real size. */
  logo: { file: string; width: number; height: number };
  /** `null` where it is not shown: structured data then names the brand. */
  organisation: string | null;
  social: readonly { name: string; url: string | null }[];
  contactEmail: string | null;
  /** Said in the copyright line. */
  groupStatement: string;
  /** Zone of the site in words: "hora de Costa Rica". */
  zoneName: string;
  /** Short form, beside a kick-off: "hora CR". */
  zoneShort: string;
  /** Competitions of the front page, by their id in the stats API. */
  featured: {
    strip: { tournament: string; title: string } | null;
    table: { tournament: string; table: string; title: string; heading: string; rows: number } | null;
    scorers: { tournament: string; title: string; rows: number } | null;
  };
  fallbackMenus: {
    main: readonly FallbackMenuItem[];
    hamburger: readonly { title: string; items: readonly FallbackMenuItem[] }[];
    tabs: readonly FallbackMenuItem[];
    about: readonly FallbackMenuItem[];
    legal: readonly FallbackMenuItem[];
  };
};
