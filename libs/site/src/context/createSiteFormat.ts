import type { Site } from '@cancha/brands/Site';
import { createDateFormat, type DateFormat } from './createDateFormat';

/** Dates and numbers as readers of a site write them. */
export type SiteFormat = DateFormat & {
  /** `12 345`, `12,345`, `12.345`: it differs within one language. */
  number(value: number): string;
  /** `+9`, `−4`, `0`: with the real minus sign. */
  signed(value: number): string;
  /** `1.500`, `1,500`: points a game, parted by their third decimal. */
  average(value: number): string;
};

export function createSiteFormat(
  site: Pick<Site, 'language' | 'formatLocale' | 'numberLocale' | 'timeZone' | 'hourStyle'>,
): SiteFormat {
  const numbers = new Intl.NumberFormat(site.numberLocale);
  const averages = new Intl.NumberFormat(site.numberLocale, {
    minimumFractionDigits: 3,
    maximumFractionDigits: 3,
  });
  return {
    ...createDateFormat(site),
    number: (value) => numbers.format(value),
    average: (value) => averages.format(value),
    signed: (value) => {
      const size = numbers.format(Math.abs(value));
      return value > 0 ? `+${size}` : value < 0 ? `−${size}` : size;
    },
  };
}
