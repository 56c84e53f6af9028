import type { HeadlineFace } from './ThemeFace';

export const teko: HeadlineFace = {
  family: 'Teko',
  package: '@fontsource/teko',
  file: 'teko',
  weight: 600,
  fallback: { sizeAdjust: '73.3%', ascent: '130.7%', descent: '64.8%' },
  preload: true,
  scale: '1.04',
  leading: '1',
  track: '0',
};
