import type { HeadlineFace } from './ThemeFace';

export const barlowCondensed: HeadlineFace = {
  family: 'Barlow Condensed',
  package: '@fontsource/barlow-condensed',
  file: 'barlow-condensed',
  weight: 700,
  fallback: { sizeAdjust: '75.8%', ascent: '132%', descent: '26.4%' },
  preload: true,
  scale: '1',
  leading: '1.04',
  track: '0',
};
