import type { BrandConfig } from '@cancha/brands/BrandConfig';
import type { Site } from '@cancha/brands/Site';
import { deploymentRows } from './servedServices';

type RowOwner = Pick<Site, 'id' | 'capabilities' | 'sportsWidgetLanguage' | 'timeZone'>;

/**
 * The settings of a brand with the rows of this deployment in them, and without those of what the site has not. What a row
 * leaves open is as the site has it.
 */
export function siteRows(site: RowOwner, brandConfig: BrandConfig): BrandConfig {
  const { comments, sportsWidgets, ...others } = { ...brandConfig, ...deploymentRows(site.id) };
  const { sportsWidgetLanguage: language, timeZone } = site;
  return {
    ...others,
    ...(comments && site.capabilities.comments ? { comments } : {}),
    ...(sportsWidgets ? { sportsWidgets: { language, timeZone, ...sportsWidgets } } : {}),
  };
}
