/** How Arial has to be stretched to stand in for a face, as `scripts/measure-fallback.ts` computes it. */
export type FallbackMetrics = { sizeAdjust: string; ascent: string; descent: string };

/** A face that is served by us, cut from the file of a package. */
export type ThemeFace = {
  family: string;
  package: string;
  /** File name stem in the package, e.g. `barlow-condensed`. */
  file: string;
  weight: number;
  fallback: FallbackMetrics;
  /** Loaded with the page, ahead of the style sheet. */
  preload: boolean;
};

/** A face for headlines, and how it is set so that each fills the same lines. */
export type HeadlineFace = ThemeFace & {
  /** Multiplies every headline size. */
  scale: string;
  leading: string;
  track: string;
};
