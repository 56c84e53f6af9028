import type { SiteContext } from '@cancha/site/context/SiteContext';

/** `dom 5 jul`, of a day without an hour. Noon in London is the same day in every zone we serve. */
export function shortDay(day: string, format: SiteContext['format']): string {
  return format.weekday(new Date(`${day}T12:00:00Z`));
}

/** `dom`, `5` and `julio`, which the strip of days shows one over the other. */
export function dayParts(
  day: string,
  format: SiteContext['format'],
): Record<'weekday' | 'date' | 'month', string> {
  return {
    weekday: shortDay(day, format).slice(0, 3),
    date: String(Number(day.slice(-2))),
    month: format.month(new Date(`${day}T12:00:00Z`)),
  };
}

/** What the results of a day are called; those of today are called so whatever day it is. */
export function resultsTitle(day: string | null, { t, format }: Pick<SiteContext, 't' | 'format'>): string {
  return day === null ? t('results.title') : t('results.titleOfDay', { day: format.plainDay(day) });
}

/** `Dom 5 jul`: the same as a heading, also where weekdays are written small. */
export function dayHeading(day: string, format: SiteContext['format']): string {
  const text = shortDay(day, format);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
