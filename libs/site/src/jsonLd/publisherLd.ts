import { buildPath } from '@cancha/routing/buildPath';
import type { NewsMediaOrganization } from 'schema-dts';
import { brandFile, iconFile } from '../assets/brandFiles';
import type { SiteContext } from '../context/SiteContext';

type Publisher = Exclude<NewsMediaOrganization, string>;

/** Who publishes: the brand where the organisation is not shown, with its logo and where else it is to be found. */
export function publisherLd({ site, brandConfig }: Pick<SiteContext, 'site' | 'brandConfig'>): Publisher {
  const whole = (path: string) => new URL(path, site.origin).href;
  const elsewhere = brandConfig.social.flatMap(({ url }) => url ?? []);
  return {
    '@type': 'NewsMediaOrganization',
    name: brandConfig.organisation ?? brandConfig.name,
    url: whole(buildPath(site, 'home', {})),
    logo: {
      '@type': 'ImageObject',
      url: whole(brandFile(site, brandConfig, iconFile(512))),
      width: '512',
      height: '512',
    },
    ...(elsewhere.length > 0 ? { sameAs: elsewhere } : {}),
  };
}
