const minuteMs = 60_000;

/** A minute of the clock. What was made in an earlier one is not asked for again. */
export type Minute = { readonly clockMinute: number };

/** What tells of the time of day is the same within one. */
export const minuteOf = (now: Date): Minute => ({ clockMinute: Math.floor(now.getTime() / minuteMs) });

export const isMinute = (value: unknown): value is Minute =>
  typeof value === 'object' && value !== null && 'clockMinute' in value;
