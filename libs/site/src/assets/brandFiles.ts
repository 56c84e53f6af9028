import type { BrandConfig } from '@cancha/brands/BrandConfig';
import type { Site } from '@cancha/brands/Site';

/** Sides of the square icons that are made of a brand's drawing, in pixels. */
export const iconSizes = [192, 512] as const;

/** What phones put on their home screen: they round it themselves, and want no gaps. */
export const touchIcon = { file: 'apple-touch-icon.png', size: 180 } as const;

/** For what asks for no drawing: old browsers, feed readers, crawlers. */
export const favicon = { file: 'favicon.ico', sizes: [16, 32, 48] } as const;

export const iconFile = (size: (typeof iconSizes)[number]): string => `icon-${size}.png`;

/** Address of a drawing of a site's brand, which editions share with the brand's main site. */
export function brandFile(site: Pick<Site, 'id'>, { logo }: Pick<BrandConfig, 'logo'>, file: string): string {
  return `/brand/${logo.site ?? site.id}/${file}`;
}
