/** Goals of both sides. Zero is a count; "no score" is the absence of the whole thing, never a zero. */
export type Score = { readonly home: number; readonly away: number };

/** A score only when both counts are there: half a score says nothing a reader can trust. */
export function readScore(home: number | null | undefined, away: number | null | undefined): Score | null {
  return isCount(home) && isCount(away) ? { home, away } : null;
}

function isCount(value: number | null | undefined): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}
