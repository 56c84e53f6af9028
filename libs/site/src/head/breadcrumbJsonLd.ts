import type { Site } from '@cancha/brands/Site';
import type { Crumb } from '@cancha/ui/block/Breadcrumbs/Breadcrumbs';
import type { BreadcrumbList, WithContext } from 'schema-dts';
import { toJsonLd } from '../text/toJsonLd';

/** schema.org BreadcrumbList of the steps a reader sees. The page being read needs no address. */
export function breadcrumbJsonLd(crumbs: readonly Crumb[], { origin }: Pick<Site, 'origin'>): string {
  const list: WithContext<BreadcrumbList> = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, href }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      ...(href ? { item: new URL(href, origin).href } : {}),
    })),
  };
  return toJsonLd(list);
}
