/** How often a page asks how all the matches of today stand. */
export const matchListMs = 60_000;

/** How often it asks about what it is all about: one match, a live blog. */
export const liveDataMs = 30_000;
