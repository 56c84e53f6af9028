import { visibleHighlights } from '../HighlightStrip/visibleHighlights';
import type { HeaderProps } from './HeaderProps';
import type { HeaderLayoutOnDevice } from './headerHeights';

/** Where a header stands on either device, as its style sheet has to know. */
export type HeaderLayout = Omit<HeaderLayoutOnDevice, 'device'>;

/** The place of the whole header, by what is shown in it. */
export function headerLayout({
  stickyAd,
  bannerHeight = '0px',
  highlights,
}: Pick<HeaderProps, 'stickyAd' | 'bannerHeight' | 'highlights'>): HeaderLayout {
  return {
    variant: 'one',
    strip: stickyAd ? inPixels(stickyAd.height) : null,
    sticky: stickyAd?.sticky ?? true,
    banner: inPixels(bannerHeight),
    highlights: visibleHighlights(highlights?.items).length > 0,
  };
}

/** The place of the simple header, which has none of that. */
export const simpleHeaderLayout: HeaderLayout = {
  variant: 'two',
  strip: null,
  sticky: false,
  banner: 0,
  highlights: false,
};

/** What headers of the same measures are called by. */
export function headerLayoutName({ variant, strip, sticky, banner, highlights }: HeaderLayout): string {
  const ad = strip === null ? 'none' : (strip ?? 'usual');
  return [variant, ad, sticky ? 'sticks' : 'scrolls', banner, highlights ? 'links' : 'bare'].join('-');
}

function inPixels(length: string): number;
function inPixels(length: string | undefined): number | undefined;
/** `undefined` stays what it is: it stands for the device's own height. A length that is none counts nothing. */
function inPixels(length: string | undefined): number | undefined {
  if (length === undefined) return undefined;
  const pixels = Number.parseFloat(length);
  return pixels > 0 && Number.isFinite(pixels) ? pixels : 0;
}
