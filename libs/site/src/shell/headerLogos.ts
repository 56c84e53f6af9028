import { toLink } from '@cancha/routing/toLink';
import type { Logo, LogoPicture } from '@cancha/ui/shell/Header/HeaderLogo';
import type { SiteContext } from '../context/SiteContext';
import { brandFile } from '../assets/brandFiles';
import { siteLogo } from './siteLogo';

type Logos = { logo: Logo; mainLogo?: LogoPicture | undefined; secondaryLogo?: Logo | undefined };

/** The logos of a site's header: its own, which may lead elsewhere or look otherwise there, and a second one. */
export function headerLogos(context: SiteContext): Logos {
  const { brandConfig, site } = context;
  const { logoUrl, mainLogo, secondaryLogo } = brandConfig.header ?? {};
  const picture = (drawing: { file: string; width: number; height: number }): LogoPicture => ({
    src: brandFile(site, brandConfig, drawing.file),
    width: drawing.width,
    height: drawing.height,
  });
  const second = secondaryLogo ? addressOf(secondaryLogo.url, context) : null;
  return {
    logo: { ...siteLogo(context), ...(logoUrl ? addressOf(logoUrl, context) : null) },
    ...(mainLogo ? { mainLogo: picture(mainLogo) } : {}),
    ...(secondaryLogo && second
      ? { secondaryLogo: { ...picture(secondaryLogo), ...second, label: secondaryLogo.name } }
      : {}),
  };
}

function addressOf(
  url: string,
  { site, networkHosts }: SiteContext,
): { href: string; fullLoad: boolean } | null {
  const link = toLink(url, { site, networkHosts, place: 'body' });
  return 'href' in link ? { href: link.href, fullLoad: link.kind !== 'internal' } : null;
}
