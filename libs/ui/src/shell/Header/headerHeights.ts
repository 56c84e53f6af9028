/** What the heights of a header depend on. Lengths are CSS pixels. */
export type HeaderLayoutOnDevice = {
  /** `two`: the simple header. */
  variant: 'one' | 'two';
  /** `mobile` below 768 px, as in the ad service. */
  device: 'mobile' | 'desktop' | 'amp';
  /** Configured height of the ad strip; `undefined`: default; `null`: no strip. */
  strip: number | null | undefined;
  /** The strip is sticky. */
  sticky: boolean;
  /** Height of the fixed banner above the header, or 0. */
  banner: number;
  /** There are highlight links. */
  highlights: boolean;
};

export type HeaderVariables = {
  /** `top` of the sticky bar. */
  top: number;
  /** Height of the bar. */
  height: number;
  /** Height of everything sticky, for anchors and other sticky elements. */
  offset: number;
  /** Top of the open menu. */
  menuTop: number;
  /** Height of the highlight links, or 0. */
  highlights: number;
  /** Height of the ad strip, or 0. */
  strip: number;
};

const heights = { one: { usual: 50, amp: 60 }, two: { usual: 80, amp: 80 } } as const;
const stripHeights = { mobile: 50, desktop: 60, amp: 60 } as const;
/** Touch targets on phones, a line of text on desktops. */
const highlightHeights = { mobile: 44, desktop: 30, amp: 44 } as const;

/** Every height of the header. Style sheets read them as CSS variables. */
export function headerHeights(situation: HeaderLayoutOnDevice): HeaderVariables {
  const { variant, device, sticky, banner } = situation;
  const height = heights[variant][device === 'amp' ? 'amp' : 'usual'];
  const strip = situation.strip === null ? 0 : (situation.strip ?? stripHeights[device]);
  const highlights = situation.highlights ? highlightHeights[device] : 0;
  return {
    top: banner,
    height,
    offset: banner + height + (sticky ? strip : 0),
    // The menu covers tabs and highlights on phones, and is below the highlights on desktops.
    menuTop: banner + height + (device === 'desktop' ? highlights : 0),
    highlights,
    strip,
  };
}
