/** `size-adjust` and overrides of Arial as the fallback of a face, from `scripts/measure-fallback.ts`. */
export type FallbackMetrics = { sizeAdjust: string; ascent: string; descent: string };

/** A self-hosted face, subset from a package. */
export type ThemeFace = {
  family: string;
  package: string;
  /** File name stem in the package, e.g. `barlow-condensed`. */
  file: string;
  weight: number;
  fallback: FallbackMetrics;
  /** Adds `<link rel="preload">`. */
  preload: boolean;
};

/** A face for headlines, with adjustments so that all faces fill the same lines. */
export type HeadlineFace = ThemeFace & {
  /** Multiplies every headline size. */
  scale: string;
  leading: string;
  track: string;
};
