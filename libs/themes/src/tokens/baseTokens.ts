import type { SchemeColours, ThemeFont } from '../ThemeTokens';

/** What every theme starts from: zones and message colours mean the same on every site. */
export const baseLight = {
  error: '#cc0000',
  success: '#3c7d29',
  zone1: '#1d63d8',
  zone2: '#08746a',
  zone3: '#b26a00',
  zone4: '#6d7480',
} as const satisfies Partial<SchemeColours>;

/** Lighter variants: #cc0000 and #3c7d29 fall below 4.5:1 on dark surfaces. */
export const baseDark = {
  error: '#ff7b7b',
  success: '#7fcf68',
  zone1: '#6ea2ff',
  zone2: '#35c4b0',
  zone3: '#f0a63a',
  zone4: '#98a1ad',
} as const satisfies Partial<SchemeColours>;

const sourceSansFallback = {
  family: 'Source Fallback',
  sizeAdjust: '92.5%',
  ascent: '110.7%',
  descent: '43.3%',
};

export const textFonts: readonly ThemeFont[] = [400, 700].map((weight) => ({
  family: 'Source Sans 3',
  package: '@fontsource/source-sans-3',
  file: 'source-sans-3',
  weight,
  fallback: sourceSansFallback,
  preload: weight === 400,
}));

export const textFontStack = '"Source Sans 3", "Source Fallback", system-ui, sans-serif';
