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

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- how React's elements are added to
  namespace JSX {
    interface IntrinsicElements {
      'amp-img': AmpImg;
    }
  }
}
