import { buildPath } from '@cancha/routing/buildPath';
import type { FooterProps } from '@cancha/ui/shell/Footer/FooterProps';
import type { SiteContext } from '../context/SiteContext';
import { brandFile } from '../assets/brandFiles';

/** The site's own logo, which leads to its front page. */
export function siteLogo({ site, brandConfig, t }: SiteContext): FooterProps['logo'] {
  return {
    src: brandFile(site, brandConfig, brandConfig.logo.file),
    width: brandConfig.logo.width,
    height: brandConfig.logo.height,
    href: buildPath(site, 'home', {}),
    label: t('shell.home', { brand: brandConfig.shortName }),
  };
}
