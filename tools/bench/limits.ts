/** What the site promises its readers. Bytes, compressed with gzip -9; 1 KB is 1,000 bytes. */
export const limits = {
  /** First-load scripts of any page. */
  scriptGz: 150_000,
  /** The largest article's HTML. */
  articleHtmlGz: 14_000,
  /** The home's HTML, with no fewer cards than these. */
  homeHtmlGz: 26_000,
  homeCards: 40,
  /** Standings, matches and their calendar. */
  footballHtmlGz: 37_000,
};

/** How many times as much as the other build a build may take, in the same run. */
export const ratioLimits = {
  /** Processor time of a page that is rendered for its request. */
  uncached: 1.25,
  /** The same, of a page from the page cache. */
  cached: 1.05,
  /** HTML, compressed. */
  html: 1.02,
  /** First-load scripts, compressed. */
  script: 1,
};
