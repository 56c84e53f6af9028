const minuteMs = 60_000;

/** Counts minutes: what tells of the time of day is the same within one. */
export const minuteOf = (now: Date): number => Math.floor(now.getTime() / minuteMs);
