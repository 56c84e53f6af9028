import type { HeadlineFace } from './ThemeFace';

export const anton: HeadlineFace = {
  family: 'Anton',
  package: '@fontsource/anton',
  file: 'anton',
  weight: 400,
  fallback: { sizeAdjust: '90.6%', ascent: '129.9%', descent: '36.3%' },
  preload: true,
  scale: '.88',
  leading: '1.16',
  track: '.004em',
};
