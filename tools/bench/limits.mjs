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
 * What nginx served of a page's bytes in a second on the machine where those were measured. Machines of one kind differ
 * by a quarter, and so does one of them from hour to hour: nginx with the bytes of our front page, in the same run,
 * tells how this one stands beside that.
 */
export const referenceNginxPerSecond = 9_700;
