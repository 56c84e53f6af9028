import { answerFile } from '@cancha/site/files/answerFile';
import { brandFileLifetime } from '@cancha/site/files/brandFileLifetime';
import { getSiteContext, type SiteContext } from '@cancha/site/context/SiteContext';
import { buildPath } from '@cancha/routing/buildPath';
import { brandFile, iconFile, iconSizes } from '@cancha/site/assets/brandFiles';

type ManifestParams = { params: Promise<{ site: string }> };

export async function answerManifest(request: Request, { params }: ManifestParams): Promise<Response> {
  const context = await getSiteContext((await params).site);
  const maxAge = brandFileLifetime(context.environment);
  return answerFile(request, { type: 'application/manifest+json; charset=utf-8', maxAge }, () =>
    manifestText(context),
  );
}

/** The web manifest of a site: what it is called on a home screen, in which colours, under which icon. */
export function manifestText({
  site,
  brandConfig,
  theme,
}: Pick<SiteContext, 'site' | 'brandConfig' | 'theme'>): string {
  const home = buildPath(site, 'home', {});
  return JSON.stringify({
    id: home,
    name: brandConfig.name,
    short_name: brandConfig.shortName,
    description: brandConfig.description,
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
        src: brandFile(site, brandConfig, iconFile(size)),
        sizes: `${size}x${size}`,
        type: 'image/png',
      })),
      { src: brandFile(site, brandConfig, 'icon.svg'), sizes: 'any', type: 'image/svg+xml' },
    ],
  });
}
