import type { Article } from '@cancha/data-access/content/Article';
import { hasAds } from '@cancha/news/article/ArticleView';
import type { SiteContext } from '@cancha/site/context/SiteContext';

type AdsRow = NonNullable<SiteContext['brandConfig']['ads']>;
type AdFormat = AdsRow['placements'][string][number];
type Size = AdFormat['sizes'][number];

/** Screens of the ad service. AMP cannot tell an element which of them it is on, so each has elements of its own. */
const screens = [
  { name: 'phone', media: '(max-width: 767px)', isMobile: true, widest: 320 },
  { name: 'wide', media: '(min-width: 768px)', isMobile: false, widest: 728 },
] as const;

/** A slot of one format on one kind of screen. */
export type AmpSlot = {
  screen: (typeof screens)[number];
  /** Of the ad service: base ad unit and placement type. */
  unit: string;
  pos: string | undefined;
  /** The largest: its room is kept. */
  size: Size;
  /** What else it takes; nothing larger. */
  smaller: readonly Size[];
  custom: { src: string; alt: string; href: string | undefined } | null;
};

/** The places of an AMP page. Neither a column beside the text nor the strip below the header is there. */
export type AmpAds = {
  text: { slots: readonly AmpSlot[]; every: number } | null;
  end: readonly AmpSlot[];
  section: string;
};

const area = ([width, height]: Size) => width * height;

function slotsOf(placement: string | undefined, { baseAdUnit, placements }: AdsRow): AmpSlot[] {
  const formats = placement === undefined ? [] : (placements[placement] ?? []);
  return formats.flatMap(({ sizes, mobile, posMobile, posDesktop, customAd, customAdLink }) =>
    screens.flatMap((screen): AmpSlot[] => {
      const [size] = [...sizes].sort((one, other) => area(other) - area(one));
      const isOfScreen = mobile === undefined || mobile === screen.isMobile;
      if (!size || !isOfScreen || size[0] > screen.widest) return [];
      return [
        {
          screen,
          unit: `${baseAdUnit ?? ''}/${placement}`,
          pos: screen.isMobile ? posMobile : posDesktop,
          size,
          smaller: sizes.filter((other) => other !== size && other[0] <= size[0] && other[1] <= size[1]),
          custom: customAd ? { ...customAd, href: customAdLink } : null,
        },
      ];
    }),
  );
}

/**
 * The ads of an article's AMP page, from the row of its whole page; `null` where it has none, where the brand has no ad
 * unit, and where a network's own script would display them: AMP lets none run.
 */
export function ampAdsOf(article: Article, context: SiteContext): AmpAds | null {
  const row = context.brandConfig.ads;
  const places = row?.slots.article;
  if (!row?.baseAdUnit || row.wrapper !== undefined || !places || !hasAds(article, context)) return null;
  const inText = slotsOf(places.text?.placement, row);
  const ads = {
    text: places.text && inText.length > 0 ? { slots: inText, every: places.text.every } : null,
    end: slotsOf(places.end, row),
    section: article.sectionSlug,
  };
  return ads.text || ads.end.length > 0 ? ads : null;
}

/** Every slot there may be, in the text and at its end. */
export const slotsIn = ({ text, end }: AmpAds): readonly AmpSlot[] => [...(text?.slots ?? []), ...end];

/** The brand's own ads ask nobody for anything. */
export const asksForAds = (ads: AmpAds | null): ads is AmpAds =>
  ads !== null && slotsIn(ads).some(({ custom }) => custom === null);
