import type { HeadlineFace } from './ThemeFace';

export const archivoNarrow: HeadlineFace = {
  family: 'Archivo Narrow',
  package: '@fontsource/archivo-narrow',
  file: 'archivo-narrow',
  weight: 700,
  fallback: { sizeAdjust: '82%', ascent: '126.2%', descent: '38%' },
  preload: true,
  scale: '.92',
  leading: '1.12',
  track: '-.005em',
};
