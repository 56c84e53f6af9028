/** Zero is a count; "no score" is `null`, never a zero. */
export type Score = { readonly home: number; readonly away: number };

/** `null` unless both counts are valid. */
export function readScore(home: number | null | undefined, away: number | null | undefined): Score | null {
  return isCount(home) && isCount(away) ? { home, away } : null;
}

function isCount(value: number | null | undefined): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}
