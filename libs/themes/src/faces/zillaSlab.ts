import type { HeadlineFace } from './ThemeFace';

export const zillaSlab: HeadlineFace = {
  family: 'Zilla Slab',
  package: '@fontsource/zilla-slab',
  file: 'zilla-slab',
  weight: 700,
  fallback: { sizeAdjust: '90.9%', ascent: '103.9%', descent: '28.2%' },
  preload: true,
  scale: '.86',
  leading: '1.16',
  track: '-.01em',
};
