/** Where a header stands. Lengths are CSS pixels. */
export type HeaderLayoutOnDevice = {
  /** `one`, the whole header; `two`, the simple one. */
  variant: 'one' | 'two';
  /** `mobile` below 768 px, where the ad service takes its mobile slots too. */
  device: 'mobile' | 'desktop' | 'amp';
  /** Height of the ad strip as it was set; `undefined` for the device's own, `null` where there is no strip. */
  strip: number | null | undefined;
  /** The strip stays under the bar while the page scrolls. */
  sticky: boolean;
  /** Height of a banner that stays above the header; 0 without one. */
  banner: number;
  /** The bar of highlight links is on the screen, which a list of four links is not. */
  highlights: boolean;
};

export type HeaderVariables = {
  /** Where the bar sticks: under the banner. */
  top: number;
  /** The bar itself. */
  height: number;
  /** What covers the page when a reader has scrolled: everything else that sticks, and every anchor, begins below. */
  offset: number;
  /** Where the open menu begins. */
  menuTop: number;
  /** The bar of highlight links; 0 when it is not there. */
  highlights: number;
  /** The ad strip; 0 when it is not there. */
  strip: number;
};

const heights = { one: { usual: 50, amp: 60 }, two: { usual: 80, amp: 80 } } as const;
const stripHeights = { mobile: 50, desktop: 60, amp: 60 } as const;
/** On a desk the links are one line of text, on a phone what a thumb needs. */
const highlightHeights = { mobile: 44, desktop: 30, amp: 44 } as const;

/** Every height and offset of the header, in one place: the style sheets read them as variables. */
export function headerHeights(situation: HeaderLayoutOnDevice): HeaderVariables {
  const { variant, device, sticky, banner } = situation;
  const height = heights[variant][device === 'amp' ? 'amp' : 'usual'];
  const strip = situation.strip === null ? 0 : (situation.strip ?? stripHeights[device]);
  const highlights = situation.highlights ? highlightHeights[device] : 0;
  return {
    top: banner,
    height,
    offset: banner + height + (sticky ? strip : 0),
    // On a phone the menu covers the tabs and the links; on a desk it opens below the links.
    menuTop: banner + height + (device === 'desktop' ? highlights : 0),
    highlights,
    strip,
  };
}
