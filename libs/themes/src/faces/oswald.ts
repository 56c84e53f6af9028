import type { HeadlineFace } from './ThemeFace';

export const oswald: HeadlineFace = {
  family: 'Oswald',
  package: '@fontsource/oswald',
  file: 'oswald',
  weight: 600,
  fallback: { sizeAdjust: '82.9%', ascent: '144%', descent: '34.9%' },
  preload: true,
  scale: '.88',
  leading: '1.18',
  track: '0',
};
