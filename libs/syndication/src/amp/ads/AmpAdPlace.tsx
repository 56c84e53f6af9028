import type { JSX } from 'react';
import { houseOffers } from '@cancha/site/ads/HouseContent';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import type { AmpSlot } from './ampAds';
import { roomClass } from './ampAdStyles';
import '../ampElements';

type AmpAdPlaceProps = {
  context: SiteContext;
  slots: readonly AmpSlot[];
  section: string;
  /** Which of the page it is: neighbours say different things while they have no ad. */
  turn: number;
};

/** Below this a line of words is all there is room for, as in `HouseAd`. */
const low = 130;

/** What the house says until there is an ad, and where there is none. */
function House({ context, turn, slot }: { context: SiteContext; turn: number; slot: AmpSlot }): JSX.Element {
  const { t, brandConfig } = context;
  // The box of the newsletter is on the whole page.
  const offers = houseOffers(context).filter(({ href }) => !href.startsWith('#'));
  const { title, hint, href } = offers[turn % offers.length] ?? { title: '', hint: '', href: '' };
  return (
    <a className={slot.size[1] < low ? 'house low' : 'house'} href={href}>
      <span>{t('ads.house', { brand: brandConfig.shortName })}</span>
      <b>{title}</b>
      {slot.size[1] < low ? null : <span>{hint}</span>}
    </a>
  );
}

/** An ad of the brand's own, which asks nobody. */
function CustomAd({ slot: { custom, size }, context }: { slot: AmpSlot; context: SiteContext }): JSX.Element {
  const [width, height] = size;
  const src = new URL(custom?.src ?? '', context.site.origin).href;
  const picture = <amp-img {...{ src, width, height, alt: custom?.alt ?? '', layout: 'fixed' as const }} />;
  return custom?.href ? (
    <a href={custom.href} target="_blank" rel="sponsored nofollow noopener">
      {picture}
    </a>
  ) : (
    picture
  );
}

/** An ad of the service's: asked for when the reader is near, and never without their consent. */
function ServiceAd({
  slot,
  section,
  house,
}: {
  slot: AmpSlot;
  section: string;
  house: JSX.Element;
}): JSX.Element {
  const [width, height] = slot.size;
  const sizes = slot.smaller.map((size) => size.join('x')).join(',');
  return (
    <>
      <amp-ad
        {...{ type: 'doubleclick', width, height, layout: 'fixed', media: slot.screen.media }}
        data-slot={slot.unit}
        data-multi-size={sizes || undefined}
        data-multi-size-validation={sizes ? 'false' : undefined}
        json={JSON.stringify({ targeting: { section, pos: slot.pos } })}
        // With this value the vendor's own code cannot ask for an ad of another kind after a refusal.
        data-block-on-consent="_till_accepted"
        data-loading-strategy="prefer-viewability-over-views"
        data-force-safeframe="true"
        data-safeframe-config='{"expandByPush":false,"expandByOverlay":false}'
      >
        <div {...{ placeholder: '' }}>{house}</div>
        <div {...{ fallback: '' }}>{house}</div>
      </amp-ad>
      {/* AMP takes an ad that did not come out of the page where that moves nothing. Its place stays. */}
      <div className="gone">{house}</div>
    </>
  );
}

/** A place for an ad, as large as it from the first paint. Shown on the screens of its slots. */
export function AmpAdPlace({ context, slots, section, turn }: AmpAdPlaceProps): JSX.Element {
  return (
    <>
      {slots.map((slot, i) => (
        <div key={i} className={`ad ${slot.screen.name}`}>
          <p>{context.t('ads.title')}</p>
          <div className={`room ${roomClass(slot)}`}>
            {slot.custom ? (
              <CustomAd slot={slot} context={context} />
            ) : (
              <ServiceAd {...{ slot, section }} house={<House {...{ context, turn, slot }} />} />
            )}
          </div>
        </div>
      ))}
    </>
  );
}
