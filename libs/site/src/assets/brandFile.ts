import type { BrandConfig } from '@cancha/brands/BrandConfig';
import type { Site } from '@cancha/brands/Site';

/** Address of a drawing of a site's brand, which editions share with the brand's main site. */
export function brandFile(site: Pick<Site, 'id'>, { logo }: Pick<BrandConfig, 'logo'>, file: string): string {
  return `/brand/${logo.site ?? site.id}/${file}`;
}
