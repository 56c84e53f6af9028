import { buildPath } from '@cancha/routing/buildPath';
import type { NewsMediaOrganization } from 'schema-dts';
import { iconFile } from '../assets/iconFiles';
import { brandFile } from '../assets/brandFile';
import type { SiteContext } from '../context/SiteContext';

type Publisher = Exclude<NewsMediaOrganization, string>;

/** Who publishes: the brand where the organisation is not shown, with its logo and where else it is to be found. */
export function publisherLd({ site, profile }: Pick<SiteContext, 'site' | 'profile'>): Publisher {
  const whole = (path: string) => new URL(path, site.origin).href;
  const elsewhere = profile.social.flatMap(({ url }) => url ?? []);
  return {
    '@type': 'NewsMediaOrganization',
    name: profile.organisation ?? profile.name,
    url: whole(buildPath(site, 'home', {})),
    logo: {
      '@type': 'ImageObject',
      url: whole(brandFile(site, profile, iconFile(512))),
      width: '512',
      height: '512',
    },
    ...(elsewhere.length > 0 ? { sameAs: elsewhere } : {}),
  };
}
