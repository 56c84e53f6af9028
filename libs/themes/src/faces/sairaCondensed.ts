import type { HeadlineFace } from './ThemeFace';

export const sairaCondensed: HeadlineFace = {
  family: 'Saira Condensed',
  package: '@fontsource/saira-condensed',
  file: 'saira-condensed',
  weight: 800,
  fallback: { sizeAdjust: '74.1%', ascent: '153.2%', descent: '59.2%' },
  preload: true,
  scale: '.94',
  leading: '1.08',
  track: '-.005em',
};
