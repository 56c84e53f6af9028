/** `isTimeKnown` is false when the provider sent only a date. */
export type KickOff = { readonly instant: Date; readonly isTimeKnown: boolean };

const dayOnly = /^(\d{4}-\d{2}-\d{2})Z?$/;
const dayAndHour = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:?\d{2})?$/i;

/**
 * Reads `2026-07-05T20:00:00Z`, offsets with or without a colon, and dates without a time. No offset means UTC, as the
 * provider documents. A date without a time becomes noon: midnight UTC is the day before in Costa Rica.
 */
export function readKickOff(text: string | null | undefined): KickOff | null {
  const trimmed = text?.trim() ?? '';
  const day = dayOnly.exec(trimmed)?.[1];
  if (day) return valid(`${day}T12:00:00Z`, day, false);

  const [, date, hour, offset = 'Z'] = dayAndHour.exec(trimmed) ?? [];
  if (!date || !hour) return null;
  return valid(`${date}T${hour}${withColon(offset)}`, date, true);
}

function withColon(offset: string): string {
  return offset.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2').toUpperCase();
}

function valid(iso: string, day: string, isTimeKnown: boolean): KickOff | null {
  const instant = new Date(iso);
  // `new Date` turns 31 February into 3 March.
  const calendarDay = new Date(`${day}T00:00:00Z`);
  const exists = !Number.isNaN(calendarDay.getTime()) && calendarDay.toISOString().startsWith(day);
  return exists && !Number.isNaN(instant.getTime()) ? { instant, isTimeKnown } : null;
}
