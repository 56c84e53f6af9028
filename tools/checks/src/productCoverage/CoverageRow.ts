/**
 * One line of the specification, in our own words.
 * @example
 * ['Topic page', 'libs/news/src/list/topicPage.tsx', 'libs/news/src/list/listPages.test.ts › has one address']
 */
export type CoverageRow = readonly [
  what: string,
  /**
   * The file of the page, component or call; else the record that leaves the line out, `decided: 041`, or what it waits for,
   * `open: ads`.
   */
  shownBy: string,
  /**
   * A test by its file and title; of a story, by the name it is exported under. Of what is left out: the test that holds what
   * is true instead.
   */
  heldBy: `${string} › ${string}` | `open: ${string}`,
];

/** The number of the decision record that leaves a line out. */
export const recordOf = ([, shownBy]: CoverageRow): string | undefined =>
  /^decided: (\d{3})$/.exec(shownBy)?.[1];

export const isOpen = ([, shownBy, heldBy]: CoverageRow): boolean =>
  shownBy.startsWith('open: ') || heldBy.startsWith('open: ');
