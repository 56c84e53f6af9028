import type { SiteContext } from '@cancha/site/context/SiteContext';

/** `dom 5 jul`, of a day without an hour. Noon in London is the same day in every zone we serve. */
export function shortDay(day: string, format: SiteContext['format']): string {
  return format.weekday(new Date(`${day}T12:00:00Z`));
}

/** What the results of a day are called; those of today are called so whatever day it is. */
export function resultsTitle(day: string | null, { t, format }: Pick<SiteContext, 't' | 'format'>): string {
  return day === null ? t('results.title') : t('results.titleOfDay', { day: format.plainDay(day) });
}
