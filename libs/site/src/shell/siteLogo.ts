import { buildPath } from '@cancha/routing/buildPath';
import type { FooterProps } from '@cancha/ui/shell/Footer/FooterProps';
import type { SiteContext } from '../context/SiteContext';
import { brandFile } from '../assets/brandFile';

/** The site's own logo, which leads to its front page. */
export function siteLogo({ site, profile, t }: SiteContext): FooterProps['logo'] {
  return {
    src: brandFile(site, profile, profile.logo.file),
    width: profile.logo.width,
    height: profile.logo.height,
    href: buildPath(site, 'home', {}),
    label: t('shell.home', { brand: profile.shortName }),
  };
}
