const mark = '~drafts';

/**
 * A site as it is with its drafts, in internal paths: another first segment, and so other pages in the page memory,
 * which no reader's address leads to.
 */
export const draftSiteId = (id: string): string => id + mark;

/** The site an internal path speaks of, and whether with its drafts. */
export function readSiteId(segment: string): { id: string; hasDrafts: boolean } {
  const hasDrafts = segment.endsWith(mark);
  return { id: hasDrafts ? segment.slice(0, -mark.length) : segment, hasDrafts };
}
