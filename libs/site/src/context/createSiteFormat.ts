import type { Site } from '@cancha/brands/Site';
import { createDateFormat, type DateFormat } from './createDateFormat';
import { createNumberFormat, type NumberFormat } from './createNumberFormat';

/** Dates and numbers as readers of a site write them. */
export type SiteFormat = DateFormat & NumberFormat;

export function createSiteFormat(
  site: Pick<Site, 'language' | 'formatLocale' | 'numberLocale' | 'timeZone'>,
): SiteFormat {
  return { ...createDateFormat(site), ...createNumberFormat(site) };
}
