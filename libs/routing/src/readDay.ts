/** `none`: no `?date=`. */
export type DayRequest = { kind: 'day'; day: string } | { kind: 'none' } | { kind: 'invalid' };

/** The day of `?date=2026-07-05`, in this century. Repeated, short and impossible dates are invalid. */
export function readDay(search: URLSearchParams): DayRequest {
  const [day, ...others] = search.getAll('date');
  if (day === undefined) return { kind: 'none' };
  return others.length === 0 && isDay(day) ? { kind: 'day', day } : { kind: 'invalid' };
}

function isDay(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false;
  // `Date` parses 30 February as a day of March.
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
