const formats = new Map<string, Intl.DateTimeFormat>();

/** A moment as the clocks of a time zone have it, with their offset: `2026-07-05T16:12:00-06:00`. */
export function zonedTime(moment: Date, timeZone: string): string {
  const parts = new Map(
    formatFor(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  const day = `${part('year')}-${part('month')}-${part('day')}`;
  // UTC itself is written as GMT without figures.
  const offset = part('timeZoneName').replace('GMT', '') || '+00:00';
  return `${day}T${part('hour')}:${part('minute')}:${part('second')}${offset}`;
}

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;

  const two = '2-digit';
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: two, day: two, hour: two, minute: two, second: two },
    timeZoneName: 'longOffset',
  });
  formats.set(timeZone, format);
  return format;
}
