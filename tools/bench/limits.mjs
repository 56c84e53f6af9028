/** What the site promises its readers. Bytes, compressed with gzip -9; 1 KB is 1,000 bytes. */
export const limits = {
  /** First-load scripts of any page. */
  scriptGz: 150_000,
  /** The largest article's HTML. */
  articleHtmlGz: 14_000,
  /** The home's HTML, with no fewer cards than these. */
  homeHtmlGz: 26_000,
  homeCards: 40,
  /** Standings, lists of matches and matches. */
  footballHtmlGz: 37_000,
};

/** Pages a second without the page cache, as measured elsewhere. */
export const references = {
  /** An article of BBC Mundo. */
  articlesPerSecond: 170,
  homesPerSecond: 62,
  /** A league table, a match and a list of 72 matches of The Guardian. */
  tablesPerSecond: 143,
  matchesPerSecond: 125,
  listsPerSecond: 93,
};

/**
 * What nginx served of a page's bytes in a second, by the same hands as the figures above; that it was the same machine,
 * and a page like our front page, is taken for granted. nginx with our front page, in the same run, tells how fast this
 * machine is beside that one (decision 013).
 */
export const referenceNginxPerSecond = 9_700;
