import { buildPath } from '@cancha/routing/buildPath';
import { iconFile, iconSizes } from '@cancha/site/assets/iconFiles';
import { brandFile } from '@cancha/site/assets/brandFile';
import type { SiteContext } from '@cancha/site/context/SiteContext';

/** The web manifest of a site: what it is called on a home screen, in which colours, under which icon. */
export function manifestText({
  site,
  profile,
  theme,
}: Pick<SiteContext, 'site' | 'profile' | 'theme'>): string {
  const home = buildPath(site, 'home', {});
  return JSON.stringify({
    id: home,
    name: profile.name,
    short_name: profile.shortName,
    description: profile.description,
    lang: site.hreflang,
    dir: 'ltr',
    start_url: home,
    scope: site.prefix || '/',
    // Readers share what they read: the address stays at hand.
    display: 'minimal-ui',
    theme_color: theme.colours.light.header,
    background_color: theme.colours.light.background,
    icons: [
      ...iconSizes.map((size) => ({
        src: brandFile(site, profile, iconFile(size)),
        sizes: `${size}x${size}`,
        type: 'image/png',
      })),
      { src: brandFile(site, profile, 'icon.svg'), sizes: 'any', type: 'image/svg+xml' },
    ],
  });
}
