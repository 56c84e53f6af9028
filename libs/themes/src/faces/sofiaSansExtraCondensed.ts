import type { HeadlineFace } from './ThemeFace';

export const sofiaSansExtraCondensed: HeadlineFace = {
  family: 'Sofia Sans Extra Condensed',
  package: '@fontsource/sofia-sans-extra-condensed',
  file: 'sofia-sans-extra-condensed',
  weight: 800,
  fallback: { sizeAdjust: '63.5%', ascent: '141.8%', descent: '47.3%' },
  preload: true,
  scale: '1.18',
  leading: '.92',
  track: '0',
};
