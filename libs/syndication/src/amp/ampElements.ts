import type { DetailedHTMLProps, HTMLAttributes } from 'react';

/** A picture whose room is kept by its real size. */
type AmpImg = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {
  src: string;
  srcset?: string;
  alt: string;
  width: number;
  height: number;
  layout: 'responsive' | 'fixed';
};

/** A slot for ads; what else it is told stands in `data-` attributes. */
type AmpAd = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {
  type: string;
  width: number;
  height: number;
  layout: 'fixed';
  media: string;
  json: string;
};

type AmpConsent = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & { layout: 'nodisplay' };

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- how React's elements are added to
  namespace JSX {
    interface IntrinsicElements {
      'amp-img': AmpImg;
      'amp-ad': AmpAd;
      'amp-consent': AmpConsent;
    }
  }
}
