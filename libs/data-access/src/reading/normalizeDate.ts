const pattern =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(:\d{2})?(?:\.\d+)?\s?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;

/**
 * A date of a backend in the one form feeds, sitemaps and JSON-LD accept: `2020-11-24T19:23:25-03:00`. Takes
 * offsets without a colon and seconds since 1970. No offset means UTC; a bare day becomes its noon, which is the
 * same day in every zone served. `null` for anything that is no date.
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

/** `Date` rolls 31 February over into March instead of refusing it. */
function existsInCalendar(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}
