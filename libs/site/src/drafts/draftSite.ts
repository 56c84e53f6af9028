const draftMark = '~drafts';
const stateMark = '~state-';

/**
 * A site as it is with its drafts, in internal paths: another first segment, and so other pages in the page memory,
 * which no reader's address leads to.
 */
export const draftSiteId = (id: string): string => id + draftMark;

/** A site as it is in a state of the gallery (libs/site/src/states), kept apart in the same way. */
export const stateSiteId = (id: string, state: string): string => id + stateMark + state;

type SiteId = { id: string; hasDrafts: boolean; state: string | null };

/** The site an internal path speaks of, whether with its drafts, and in which state. */
export function readSiteId(segment: string): SiteId {
  const [shown = '', state = null] = segment.split(stateMark, 2);
  const hasDrafts = shown.endsWith(draftMark);
  return { id: hasDrafts ? shown.slice(0, -draftMark.length) : shown, hasDrafts, state };
}
