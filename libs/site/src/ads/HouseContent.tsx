import { buildPath } from '@cancha/routing/buildPath';
import { HouseAd } from '@cancha/ui/block/HouseAd/HouseAd';
import type { JSX } from 'react';
import type { SiteContext } from '../context/SiteContext';
import { newsletterBoxId } from '../newsletter/SiteNewsletter';

type Offer = { title: string; hint: string; href: string };

/** What a site has to offer where it shows no ad: pages of its own, and the newsletter at the end of this one. */
export function houseOffers({ site, brandConfig, t }: SiteContext): Offer[] {
  const brand = { brand: brandConfig.shortName };
  return [
    {
      title: t('list.trending'),
      hint: t('list.trendingDescription', brand),
      href: buildPath(site, 'trending', {}),
    },
    ...(site.capabilities.newsletter
      ? [{ title: t('ads.newsletter'), hint: t('newsletter.info', brand), href: `#${newsletterBoxId}` }]
      : []),
    {
      title: t('list.latest'),
      hint: t('list.latestDescription', brand),
      href: buildPath(site, 'latest', {}),
    },
  ];
}

/** In the place of an ad until there is one. Slots that follow each other take turns. */
export function HouseContent({ context, turn }: { context: SiteContext; turn: number }): JSX.Element | null {
  const offers = houseOffers(context);
  const offer = offers[turn % offers.length];
  const label = context.t('ads.house', { brand: context.brandConfig.shortName });
  return offer ? <HouseAd label={label} {...offer} /> : null;
}
