import { buildPath } from '@cancha/routing/buildPath';
import type { WebSite, WithContext } from 'schema-dts';
import type { SiteContext } from '../context/SiteContext';
import { toJsonLd } from '../text/toJsonLd';
import { publisherLd } from './publisherLd';

/** schema.org WebSite, on the front page. It names no search, as the site has none. */
export function webSiteLd(context: Pick<SiteContext, 'site' | 'brandConfig'>): string {
  const { site, brandConfig } = context;
  const data: WithContext<WebSite> = {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: brandConfig.name,
    ...(brandConfig.shortName === brandConfig.name ? {} : { alternateName: brandConfig.shortName }),
    url: new URL(buildPath(site, 'home', {}), site.origin).href,
    description: brandConfig.description,
    inLanguage: site.hreflang,
    publisher: publisherLd(context),
  };
  return toJsonLd(data);
}
