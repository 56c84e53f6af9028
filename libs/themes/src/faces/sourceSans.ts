import type { ThemeFace } from './ThemeFace';

const file = { family: 'Source Sans 3', package: '@fontsource/source-sans-3', file: 'source-sans-3' };

/** The face of body text, in two weights. */
export const sourceSans: readonly [ThemeFace, ThemeFace] = [
  {
    ...file,
    weight: 400,
    fallback: { sizeAdjust: '92.9%', ascent: '110.2%', descent: '43%' },
    preload: true,
  },
  {
    ...file,
    weight: 700,
    fallback: { sizeAdjust: '91.2%', ascent: '112.3%', descent: '43.9%' },
    preload: false,
  },
];
