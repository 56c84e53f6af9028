import type { SiteContext } from '../context/SiteContext';

/** The year of the row, or the running one in the site's zone. */
export function copyrightText({ site, brandConfig, format, t }: SiteContext, now: Date): string {
  const year = site.copyrightYear === 'current' ? format.year(now) : site.copyrightYear;
  return t('footer.copyright', {
    year: String(year),
    brand: brandConfig.shortName,
    group: brandConfig.groupStatement,
  });
}
