const pattern =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(:\d{2})?(?:\.\d+)?\s?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;

/**
 * A date as feeds, sitemaps and JSON-LD need it: `2020-11-24T19:23:25-03:00`. Accepts offsets without a colon and Unix
 * seconds. No offset means UTC; a date without a time becomes noon, the same day in every zone we serve. `null` for
 * anything else.
 */
export function normalizeDate(value: string | number | null | undefined): string | null {
  if (typeof value === 'number') return fromSeconds(value);
  const [, day, hour = '12:00', seconds = ':00', offset = 'Z'] = pattern.exec(value?.trim() ?? '') ?? [];
  if (!day || !existsInCalendar(day)) return null;

  const iso = `${day}T${hour}${seconds}${withColon(offset)}`;
  return Number.isNaN(Date.parse(iso)) ? null : iso;
}

function fromSeconds(seconds: number): string | null {
  const date = new Date(seconds * 1000);
  return seconds > 0 && !Number.isNaN(date.getTime()) ? date.toISOString().replace('.000', '') : null;
}

function withColon(offset: string): string {
  const [, sign, hours, minutes = '00'] = /^([+-])(\d{2}):?(\d{2})?$/.exec(offset) ?? [];
  return sign ? `${sign}${hours}:${minutes}` : 'Z';
}

/** `Date` turns 31 February into 3 March. */
function existsInCalendar(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}
