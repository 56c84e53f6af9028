/** A page as it came over the wire, with what is asked of it. */
export type CrawledPage = {
  /** The address it was asked for under, without fragment. */
  url: string;
  status: number;
  /** Addresses that were passed on the way, the asked one first; empty for a page that answered itself. */
  redirects: readonly string[];
  html: string;
  facts: PageFacts;
};

export type PageFacts = {
  lang: string | null;
  titles: readonly string[];
  headings: number;
  canonicals: readonly string[];
  /** Address by hreflang. */
  alternates: ReadonlyMap<string, string>;
  isIndexed: boolean;
  /** Addresses that links lead to, absolute, each once, in their order. */
  links: readonly string[];
  /** Markup of links and buttons that nobody can call by a name. */
  nameless: readonly string[];
  /** Pictures without a size or without `alt`. */
  pictures: readonly string[];
  /** Markup with a class that no style sheet has, by what JavaScript calls it. */
  undefinedClasses: readonly string[];
  /** Ids that stand twice. */
  doubleIds: readonly string[];
  /** Fragments that links of the page lead to and that are not on it. */
  lostFragments: readonly string[];
  jsonLd: readonly string[];
};
