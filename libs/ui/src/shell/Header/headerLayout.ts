import { visibleHighlights } from '../HighlightStrip/visibleHighlights';
import type { HeaderProps } from './HeaderProps';
import type { HeaderLayoutOnDevice } from './headerHeights';

export type HeaderLayout = Omit<HeaderLayoutOnDevice, 'device'>;

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

export const simpleHeaderLayout: HeaderLayout = {
  variant: 'two',
  strip: null,
  sticky: false,
  banner: 0,
  highlights: false,
};

/** Equal for headers with the same heights. */
export function headerLayoutName({ variant, strip, sticky, banner, highlights }: HeaderLayout): string {
  const ad = strip === null ? 'none' : (strip ?? 'usual');
  return [variant, ad, sticky ? 'sticks' : 'scrolls', banner, highlights ? 'links' : 'bare'].join('-');
}

function inPixels(length: string): number;
function inPixels(length: string | undefined): number | undefined;
/** `undefined` means the device's default height; an invalid length is 0. */
function inPixels(length: string | undefined): number | undefined {
  if (length === undefined) return undefined;
  const pixels = Number.parseFloat(length);
  return pixels > 0 && Number.isFinite(pixels) ? pixels : 0;
}
