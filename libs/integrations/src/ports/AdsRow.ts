import type { Sources } from './Sources';

/** What fills one place on some screens. */
export type AdFormat = {
  /** Width and height of every ad it takes, in CSS pixels. Room is kept for the largest. */
  readonly sizes: readonly (readonly [width: number, height: number])[];
  /** `true`: below 768 px only; `false`: from 768 px on; unset: everywhere. */
  readonly mobile?: boolean | undefined;
  /** Position within the placement type, below 768 px and above. */
  readonly posMobile?: string | undefined;
  readonly posDesktop?: string | undefined;
  /** An ad of the brand's own instead of the service's: a picture on the site, and where it leads. */
  readonly customAd?: { readonly src: string; readonly alt: string } | undefined;
  readonly customAdLink?: string | undefined;
};

/** Which placement type stands where. A place that is not named is not there. */
export type AdSlots = {
  /** Over the first story, on wide screens only; then between the blocks, from top to bottom. */
  readonly home?:
    { readonly top?: string | undefined; readonly between?: readonly string[] | undefined } | undefined;
  readonly list?:
    | {
        readonly top?: string | undefined;
        readonly between?: string | undefined;
        readonly end?: string | undefined;
      }
    | undefined;
  readonly article?:
    | {
        /** After every n-th paragraph, where no heading ends and no text would be cut short. */
        readonly text?: { readonly placement: string; readonly every: number } | undefined;
        /** In the column beside the text. */
        readonly rail?: string | undefined;
        readonly end?: string | undefined;
      }
    | undefined;
  readonly match?: { readonly top?: string | undefined; readonly end?: string | undefined } | undefined;
  /** The strip below the header of all these pages. */
  readonly strip?:
    | {
        readonly placement: string;
        /** Default 60px, and 50px below 768 px. */
        readonly height?: `${number}px` | undefined;
        /** Default true. */
        readonly sticky?: boolean | undefined;
      }
    | undefined;
};

/** The ads of a brand. */
export type AdsRow = {
  /** Without it nothing is displayed. */
  readonly baseAdUnit?: string | undefined;
  /** Address of the ad server's script, where it is not the vendor's own. */
  readonly script?: string | undefined;
  /** Address of the ad network's wrapper, which then displays the ads. */
  readonly wrapper?: string | undefined;
  /** From where ads load what, besides the ad server's own hosts. */
  readonly sources?: Sources | undefined;
  /** By the name of their placement type. */
  readonly placements: Readonly<Record<string, readonly AdFormat[]>>;
  readonly slots: AdSlots;
};
