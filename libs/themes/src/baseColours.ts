import type { SchemeColours } from './SchemeColours';

/** Colours that mean the same on every site. */
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
